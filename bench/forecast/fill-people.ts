import { firstPolicy } from '@ringfence/domain/compliance/policy';
import pg from 'pg';
import { addScript } from '../processes/add-script.ts';

export interface FilledCampaign {
  organizationId: string;
  userId: string;
  /** Everybody, and a twentieth of them. */
  listId: string;
  fewListId: string;
  scriptId: string;
  callerId: string;
}

const callerId = '+13125550100';
const batchSize = 20_000;

/** By number, so that the same people come each time; a number spread without a pattern by its salt. */
const draw = (salt: number, most: number): string =>
  `(hashint4(number + ${salt * 7_919_113}) & 2147483647) % ${most}`;

/** Where people live and are called, in five zones. */
const homes: readonly (readonly [region: string, areaCode: string])[] = [
  ['IL', '312'],
  ['TX', '512'],
  ['NY', '212'],
  ['FL', '305'],
  ['MA', '617'],
  ['CO', '303'],
  ['AZ', '602'],
  ['CA', '213'],
  ['WA', '206'],
  // A number from elsewhere: these people may be in two zones.
  ['CA', '646'],
];
const pick = (values: readonly string[]): string =>
  `(array[${values.map((value) => `'${value}'`).join(', ')}])[1 + number % ${values.length}]`;
const region = pick(homes.map(([home]) => home));
const e164 = `'+1' || ${pick(homes.map(([, areaCode]) => areaCode))} || (4200000 + number / ${homes.length})::text`;

/** On one to three days of the week, or on all of them. */
const names = `array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']`;
const days = `case when ${draw(12, 4)} = 0 then '{}'::text[] else array[(${names})[1 + ${draw(13, 7)}],
     (${names})[1 + ${draw(14, 7)}], (${names})[1 + ${draw(15, 7)}]] end`;

/** One person after another, with everything that is known of them: $1 organization, $2 to $4 first ids. */
const statements = (numbers: string, moment: string): string[] => [
  `insert into contacts (organization_id, id, external_reference, full_name, country, region, born_on)
   select $1, numbered_id($2, number), 'AC-' || number, 'Person ' || number, 'US', ${region},
     date '1950-01-01' + number % 18000
   from ${numbers}`,
  `insert into phones (organization_id, id, contact_id, e164)
   select $1, numbered_id($3, number), numbered_id($2, number), ${e164} from ${numbers}`,
  `insert into debts (organization_id, id, contact_id, reference, balance_minor, currency, creditor,
     due_on, notice_sent_on)
   select $1, numbered_id($4, number), numbered_id($2, number), 'A-' || lpad((number % 10000)::text, 4, '0'),
     10000 + ${draw(1, 900_000)}, 'USD', 'First Bank', ${moment}::date - 30, ${moment}::date - 90
   from ${numbers}`,
  // Some never permitted it.
  `insert into consents (organization_id, contact_id, e164, kind, obtained_how, obtained_by, obtained_on,
     recorded_by)
   select $1, numbered_id($2, number), ${e164}, 'tcpa', 'given_to_creditor', 'First Bank',
     ${moment}::date - 120, $5
   from ${numbers} where ${draw(2, 50)} > 0`,
  `insert into list_contacts (organization_id, list_id, contact_id)
   select $1, $6, numbered_id($2, number) from ${numbers}
   union all select $1, $7, numbered_id($2, number) from ${numbers} where ${draw(3, 20)} = 0`,
  // A tenth asked not to be called, or not at certain times.
  `insert into suppressions (organization_id, contact_id, kind, source, started_at)
   select $1, numbered_id($2, number), 'medium_stop', 'person', ${moment} - interval '40 days'
   from ${numbers} where ${draw(4, 20)} = 0`,
  `insert into inconvenient_times (organization_id, contact_id, days, from_minute, to_minute, source,
     started_at)
   select $1, numbered_id($2, number), ${days}, 5 * (${draw(6, 210)}), 5 * (${draw(6, 210)}) + 30 + 5 * (${draw(7, 42)}),
     'person', ${moment} - interval '40 days'
   from ${numbers} where ${draw(4, 20)} = 1`,
  `insert into targets (organization_id, campaign_id, contact_id, phone_id, debt_id, state, attempts)
   select $1, $8, numbered_id($2, number), numbered_id($3, number), numbered_id($4, number), 'done', 1
   from ${numbers} where number % 20 < 10`,
  // Half were called in the last thirty days, as the dialer leaves calls that have ended.
  `insert into calls (organization_id, id, campaign_id, contact_id, phone_id, e164, debt_id, decision_id,
     attempt, caller_id, carrier, reserved_at, placing_at, heard_at, state, outcome, rang, answered_at,
     answered_by, ended_at, talk_seconds)
   select $1, overlay(first_id_of(at)::text placing
       'a' || substr(digits, 1, 3) || '-' || substr(digits, 4, 12) from 20)::uuid,
     $8, numbered_id($2, number), numbered_id($3, number), ${e164}, numbered_id($4, number), new_id(), 1,
     '${callerId}', 'loopback', at, at, at, 'ended', outcome, outcome <> 'busy',
     case when outcome in ('right_party', 'hung_up', 'machine') then at end,
     case when outcome = 'machine' then 'machine' when outcome in ('right_party', 'hung_up') then 'human' end,
     at + interval '30 s', ${draw(9, 90)}
   from ${numbers}
   cross join lateral (select md5(number::text) as digits,
     ${moment} - (1 + ${draw(10, 30 * 24 * 60 * 60)}) * interval '1 s' as at,
     (array['no_answer', 'no_answer', 'machine', 'busy', 'hung_up', 'right_party', 'right_party'])
       [1 + ${draw(11, 7)}] as outcome) each
   where number % 20 < 10`,
];

/**
 * One organization with so many people on a list, each written with every trigger on. It counts calls by the hour, so that
 * people who spoke with it may be called again at as many minutes.
 */
export async function fillPeople(
  connectionString: string,
  people: number,
  now: Date,
  onBatch: (done: number) => void,
): Promise<FilledCampaign> {
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
      `insert into organizations (name, zone) values ('Bench', 'America/Chicago') returning id`,
    );
    await client.query(
      `insert into user_organizations (organization_id, user_id, role) values ($1, $2, 'admin')`,
      [organizationId, userId],
    );
    await client.query(
      `insert into policies (organization_id, version, content, created_at) values ($1, 1, $2, now())`,
      [organizationId, JSON.stringify({ ...firstPolicy, strict168h: true })],
    );
    await client.query(
      `with account as (
         insert into carrier_accounts (carrier, title, settings, secrets, secrets_key, calls_per_second,
           calls_at_once)
         values ('loopback', 'Bench', '{}', 'none', 'none', 100, 5000) returning id)
       insert into caller_ids (organization_id, e164, account_id, verified_how, verified_at)
       select $1, $2, id, 'carrier', now() from account`,
      [organizationId, callerId],
    );
    const addList = (name: string) =>
      first(
        `insert into lists (organization_id, name, created_by) values ($1, $2, $3) returning id`,
        [organizationId, name, userId],
      );
    const [listId, fewListId] = [await addList('Everybody'), await addList('Few')];
    const query = (text: string, values: unknown[]) => client.query(text, values);
    const scriptId = await addScript(first, query, { organizationId, userId });
    const campaignId = await first(
      `insert into campaigns (organization_id, name, list_id, script_id, script_version, caller_id,
         spoken_name, most_attempts, started_by, state, finished_at, planned_at)
       values ($1, 'Past', $2, $3, 1, $4, 'Bench', 1, $5, 'finished', now(), now()) returning id`,
      [organizationId, listId, scriptId, callerId, userId],
    );
    const { rows } = await client.query('select new_id() as a, new_id() as b, new_id() as c');
    const ids = [
      organizationId,
      rows[0].a,
      rows[0].b,
      rows[0].c,
      userId,
      listId,
      fewListId,
      campaignId,
    ];
    const moment = `timestamptz '${now.toISOString()}'`;
    for (let from = 1; from <= people; from += batchSize) {
      const to = Math.min(people, from + batchSize - 1);
      for (const text of statements(`generate_series(${from}, ${to}) as number`, moment)) {
        await client.query(inline(text, ids));
      }
      if (from === 1) await analyze(client);
      onBatch(to);
    }
    await analyze(client);
    return { organizationId, userId, listId, fewListId, scriptId, callerId };
  } finally {
    await client.end();
  }
}

/** As the database does by itself while people work. */
async function analyze(client: pg.Client): Promise<void> {
  await client.query('reset role');
  await client.query('vacuum analyze');
  await client.query('set role ringfence_system');
}

/** Ids alone. */
function inline(text: string, values: readonly unknown[]): string {
  return text.replaceAll(/\$(\d)/g, (_, index: string) => {
    const id = String(values[Number(index) - 1]);
    if (!/^[0-9a-f-]{36}$/.test(id)) throw new Error('a value is no id');
    return `'${id}'::uuid`;
  });
}
