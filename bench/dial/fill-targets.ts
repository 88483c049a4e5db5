import { firstPolicy } from '@ringfence/domain/compliance/policy';
import { mostCallsPerFreePlace } from '@ringfence/domain/pacing/calls-per-place';
import pg from 'pg';
import { addScript } from '../processes/add-script.ts';
import type { Place } from './choose-place.ts';

export interface FillOptions {
  /** People who can be called now; as many again who cannot. */
  targets: number;
  campaigns: number;
  day: Place;
  night: Place;
  /** People among them whose zone closes during the run. */
  closing: { people: number; place: Place } | undefined;
}

/** What was filled in, and the admin who may control it. */
export interface FilledCampaigns {
  owner: { organizationId: string; userId: string };
  campaignIds: readonly string[];
}

const callerId = '+12125550100';

/** Numbers of North America begin with 2 to 9 after the area code, and never with an N11. */
const phone = (place: Place): string =>
  place.digits === 7
    ? `'${place.prefix}' || (4000000 + (number % 5000000))::text`
    : `'${place.prefix}' || (70000000 + number)::text`;

/** The people of a place, by a query for their numbers. */
function people(place: Place, numbers: string, zone: string | null): string[] {
  const region = place.region === null ? 'null' : `'${place.region}'`;
  return [
    `insert into contacts (organization_id, id, external_reference, full_name, country, region,
       confirmed_zone, birth_year)
     select $1, numbered_id($2, number), 'AC-' || number, 'Person ' || number, '${place.country}',
       ${region}, ${zone === null ? 'null' : `'${zone}'`}, 1950 + number % 50
     from ${numbers}`,
    `insert into phones (organization_id, id, contact_id, e164)
     select $1, numbered_id($3, number), numbered_id($2, number), ${phone(place)} from ${numbers}`,
    `insert into debts (organization_id, id, contact_id, reference, balance_minor, currency,
       notice_sent_on)
     select $1, numbered_id($4, number), numbered_id($2, number),
       'A-' || lpad((number % 10000)::text, 4, '0'), 10000 + number % 900000,
       '${place.currency}', current_date - 60
     from ${numbers}`,
    `insert into consents (organization_id, contact_id, e164, kind, obtained_how, obtained_by,
       obtained_on, recorded_by)
     select $1, numbered_id($2, number), ${phone(place)}, 'tcpa', 'given_to_creditor', 'First Bank',
       current_date - 90, $5
     from ${numbers}`,
  ];
}

/**
 * One organization with its people, its number, a list for each campaign, and the campaigns, running. The worker that
 * starts first gives number and campaigns to the account of its settings, as it does with those of earlier versions.
 */
export async function fillTargets(
  connectionString: string,
  { targets, campaigns, day, night, closing }: FillOptions,
): Promise<FilledCampaigns> {
  const client = new pg.Client(connectionString);
  await client.connect();
  const first = async (text: string, values: unknown[] = []): Promise<string> =>
    (await client.query({ text, values })).rows[0].id;
  try {
    await client.query('set role ringfence_system');
    const userId = await first(
      `insert into profiles (email, full_name) values ('bench@example.com', 'Bench') returning id`,
    );
    const organizationId = await first(
      `insert into organizations (name) values ('Bench') returning id`,
    );
    await client.query(
      `insert into user_organizations (organization_id, user_id, role) values ($1, $2, 'admin')`,
      [organizationId, userId],
    );
    // The people behind the carrier stop calls and hang up far more often than is ordinary. Breakers watch all the same.
    await client.query(
      `insert into breaker_limits (organization_id, kind, is_on, ordinary_percent)
       select $1, kind, true, 30
       from unnest(array['carrier_failures', 'dead_numbers', 'refusals', 'early_hang_ups', 'nobody_free']) as kind`,
      [organizationId],
    );
    const { rows } = await client.query('select new_id() as a, new_id() as b, new_id() as c');
    const { a, b, c } = rows[0];
    const values = [organizationId, a, b, c, userId];
    const ask = (text: string, more: unknown[] = []) => {
      const all = [...values, ...more];
      const named = [...new Set([...text.matchAll(/\$(\d)/g)].map(([, index]) => Number(index)))];
      const renumbered = text.replaceAll(
        /\$(\d)/g,
        (_, index) => `$${named.indexOf(Number(index)) + 1}::uuid`,
      );
      return client.query(
        renumbered,
        named.map((index) => all[index - 1]),
      );
    };
    const everybody = targets * 2 + (closing?.people ?? 0);
    // The people of a zone that closes stand evenly among the others, who are counted by themselves.
    const nth = `number::bigint * ${targets * 2} / ${everybody}`;
    const others = (from: number, to: number): string =>
      `(select number from (select number, ${nth} as nth,
          lag(${nth}, 1, 0::bigint) over (order by number) as before
        from generate_series(1, ${everybody}) as number) numbered
        where nth > before and nth between ${from} and ${to}) numbered`;
    const rest = `(select number from generate_series(1, ${everybody}) as number
      except select number from ${others(1, targets * 2)}) numbered`;
    // A number may be from several zones: who has confirmed one is in a zone that closes at a known moment.
    const zoneOf = ({ zone }: Place): string | null => (closing === undefined ? null : zone);
    // Of those who may not be called half asked to stop, and for half it is night.
    const half = Math.floor(targets / 2);
    for (const text of [
      ...people(day, others(1, targets + half), zoneOf(day)),
      ...people(night, others(targets + half + 1, targets * 2), zoneOf(night)),
      ...(closing === undefined ? [] : people(closing.place, rest, zoneOf(closing.place))),
      `insert into suppressions (organization_id, contact_id, kind, source, started_at)
       select $1, numbered_id($2, number), 'medium_stop', 'person', now() - interval '30 days'
       from ${others(targets + 1, targets + half)}`,
    ]) {
      await ask(text);
    }
    await client.query(
      `insert into caller_ids (organization_id, e164, verified_how, verified_at)
       values ($1, $2, 'carrier', now())`,
      [organizationId, callerId],
    );
    const query = (text: string, values: unknown[]) => client.query(text, values);
    // Free places limit how many calls are under way. The account's pace is to be measured here, not that limit.
    await client.query(
      `insert into policies (organization_id, version, content, created_by, created_at)
       values ($1, 1, $2, $3, now())`,
      [
        organizationId,
        JSON.stringify({ ...firstPolicy, callsPerFreePlace: mostCallsPerFreePlace }),
        userId,
      ],
    );
    const scriptId = await addScript(first, query, { organizationId, userId });
    const campaignIds: string[] = [];
    for (let campaign = 0; campaign < campaigns; campaign += 1) {
      const listId = await first(
        `insert into lists (organization_id, name, created_by) values ($1, $2, $3) returning id`,
        [organizationId, `List ${campaign}`, userId],
      );
      await ask(
        `insert into list_contacts (organization_id, list_id, contact_id)
         select $1, $6, numbered_id($2, number) from generate_series(1, ${everybody}) as number
         where number % ${campaigns} = ${campaign}`,
        [listId],
      );
      const campaignId = await first(
        `insert into campaigns (organization_id, name, list_id, script_id, script_version, caller_id,
           spoken_name, most_attempts, started_by)
         values ($1, $2, $3, $6, 1, $4, 'Harbor', 1, $5) returning id`,
        [organizationId, `Campaign ${campaign}`, listId, callerId, userId, scriptId],
      );
      campaignIds.push(campaignId);
    }
    await client.query('reset role');
    await client.query('vacuum analyze');
    return { owner: { organizationId, userId }, campaignIds };
  } finally {
    await client.end();
  }
}
