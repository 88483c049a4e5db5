import { firstPolicy } from '@ringfence/domain/compliance/policy';
import { firstRetryRules } from '@ringfence/domain/retry/retry-rules';
import type pg from 'pg';
import { addScript } from '../processes/add-script.ts';
import {
  endedCampaign,
  joinedCampaign,
  leavingCampaign,
  organizations,
  type Person,
} from './plan-people.ts';

export interface FilledOrganization {
  id: string;
  userId: string;
  /** By their numbers in the plan. */
  campaignIds: ReadonlyMap<number, string>;
}

export interface Filled {
  organizations: FilledOrganization[];
  /** The contact of each person, by their number. */
  contactIds: Map<number, string>;
  /** When those who wait may be called again. */
  notBefore: Map<number, number>;
  /** Of contacts who are to be left out, who has to be on a list for that: they, or a contact linked with them. */
  listedFor: Map<string, string>;
  /** The lists that are left out, by the numbers of their campaigns. */
  leftOutLists: Map<number, string>;
}

/** A number is verified for one organization alone. */
const callerIdOf = (organization: number): string => `+1212555010${organization}`;
const asked = { capped: 7, one_left: 6 } as const;
const endedAtOnce = 2;

const presentPerson = ({ number, kind, place, phones }: Person) => ({
  number,
  phones,
  country: place.country,
  region: place.region,
  currency: place.currency,
  balance: 10_000 + number,
  suppression: kind === 'suppressed' ? 'medium_stop' : kind === 'paid' ? 'paid' : null,
  outside: kind === 'capped' || kind === 'one_left' ? asked[kind] : 0,
});

const insertPeople = `
  with person as materialized (
    select new_id() as id, new_id() as debt_id, given.*
    from jsonb_to_recordset($1) as given (number integer, phones text[], country text, region text,
      currency text, balance bigint, suppression text, outside integer)
  ), contact as (
    insert into contacts (organization_id, id, external_reference, full_name, country, region, birth_year)
    select $2, id, 'P-' || number, 'Person ' || number, country, region, 1950 + number % 50 from person
  ), phone as (
    insert into phones (organization_id, contact_id, e164, position)
    select $2, id, e164, nth from person, unnest(phones) with ordinality as own (e164, nth)
  ), debt as (
    insert into debts (organization_id, id, contact_id, reference, balance_minor, currency,
      notice_sent_on)
    select $2, debt_id, id, 'A-' || lpad((number % 10000)::text, 4, '0'), balance, currency, current_date - 60 from person
  ), consent as (
    insert into consents (organization_id, contact_id, e164, kind, obtained_how, obtained_by,
      obtained_on, recorded_by)
    select $2, id, e164, 'tcpa', 'given_to_creditor', 'First Bank', current_date - 90, $3
    from person, unnest(phones) as e164
  ), suppression as (
    insert into suppressions (organization_id, contact_id, kind, debt_id, source, started_at)
    select $2, id, suppression, case when suppression = 'paid' then debt_id end, 'records',
      now() - interval '30 days'
    from person where suppression is not null
  ), outside_call as (
    insert into outside_calls (organization_id, contact_id, e164, debt_ids, direction, outcome,
      occurred_at, recorded_by)
    select $2, id, phones[1], array[debt_id], 'outbound', 'no_answer',
      now() - make_interval(hours => 2 + 6 * nth), $3
    from person, generate_series(1, outside) as nth
  )
  select id, number from person`;

/** Of each of them another contact, whom nothing but a link leads to; it was made before anybody is called. */
const insertLinked = `
  with given as materialized (
    select new_id() as other_id, id from unnest($2::uuid[]) as id
  ), contact as (
    insert into contacts (organization_id, id, external_reference, full_name, country, region, birth_year)
    select $1, given.other_id, 'L-' || own.external_reference, own.full_name, own.country, own.region, own.birth_year
    from given join contacts own on own.organization_id = $1 and own.id = given.id
  ), link as (
    insert into person_links (organization_id, contact_id, other_id, because, linked_at)
    select $1, least(id, other_id), greatest(id, other_id), 'person', now() - interval '1 day' from given
  )
  select id, other_id from given`;

/** They were called before, in life half an hour ago, and come again during the run. */
const insertWaiting = `
  insert into targets (organization_id, campaign_id, contact_id, phone_id, debt_id, state, next_at,
    not_before, attempts)
  select $1, $2, contact.id,
    (select id from phones where organization_id = $1 and contact_id = contact.id limit 1),
    (select id from debts where organization_id = $1 and contact_id = contact.id limit 1),
    'waiting', given.at, given.at, 1
  from jsonb_to_recordset($3) as given (id uuid, at timestamptz)
  join contacts contact on contact.organization_id = $1 and contact.id = given.id`;

/** Fills the database: organizations, their policies, people, lists, and the campaigns, running. */
export async function fillPeople(
  client: pg.Client,
  people: readonly Person[],
  waitsFrom: number,
): Promise<Filled> {
  const filled: Filled = {
    organizations: [],
    contactIds: new Map(),
    notBefore: new Map(),
    listedFor: new Map(),
    leftOutLists: new Map(),
  };
  const idOf = ({ number }: Person): string => filled.contactIds.get(number) ?? '';
  const first = async (text: string, values: unknown[]): Promise<string> =>
    (await client.query(text, values)).rows[0].id;
  const userId = await first(
    `insert into profiles (email, full_name) values ($1, 'Fault') returning id`,
    ['fault@example.com'],
  );
  for (const [index, { campaigns, attemptsPerDay, numberGapMinutes }] of organizations.entries()) {
    const id = await first('insert into organizations (name) values ($1) returning id', [
      `Organization ${index}`,
    ]);
    await client.query(
      `insert into user_organizations (organization_id, user_id, role) values ($1, $2, 'admin')`,
      [id, userId],
    );
    const policy = JSON.stringify({ ...firstPolicy, attemptsPerDay, numberGapMinutes });
    await client.query(
      `insert into policies (organization_id, version, content, created_by, created_at)
       values ($1, 1, $2, $3, now())`,
      [id, policy, userId],
    );
    await client.query(
      `insert into caller_ids (organization_id, e164, verified_how, verified_at)
       values ($1, $2, 'carrier', now())`,
      [id, callerIdOf(index)],
    );
    const query = (text: string, values: unknown[]) => client.query(text, values);
    const scriptId = await addScript(first, query, { organizationId: id, userId });
    const own = people.filter(({ organization }) => organization === index);
    const { rows } = await client.query<{ id: string; number: number }>(insertPeople, [
      JSON.stringify(own.map(presentPerson)),
      id,
      userId,
    ]);
    for (const row of rows) filled.contactIds.set(row.number, row.id);
    await linkPeople(id, own);
    const campaignIds = new Map<number, string>();
    for (const campaign of campaigns) {
      const members = own.filter((person) => person.campaigns.includes(campaign));
      campaignIds.set(
        campaign,
        await addCampaign(
          { organizationId: id, callerId: callerIdOf(index), scriptId },
          campaign,
          members,
        ),
      );
    }
    filled.organizations.push({ id, userId, campaignIds });
  }
  return filled;

  /** Who is left out by a list, and who only by another contact that is on it. */
  async function linkPeople(organizationId: string, own: readonly Person[]): Promise<void> {
    const idsOf = (wanted: Person['kind']): string[] =>
      own.filter(({ kind }) => kind === wanted).map(idOf);
    for (const id of idsOf('left_out')) filled.listedFor.set(id, id);
    const { rows } = await client.query<{ id: string; other_id: string }>(insertLinked, [
      organizationId,
      idsOf('left_out_linked'),
    ]);
    for (const { id, other_id } of rows) filled.listedFor.set(id, other_id);
  }

  /** A second list: left out from the start, or to be left out later. */
  async function addLeftOutList(
    organizationId: string,
    campaign: number,
    campaignId: string,
  ): Promise<void> {
    const listId = await first(
      'insert into lists (organization_id, name, created_by) values ($1, $2, $3) returning id',
      [organizationId, `Left out of ${campaign}`, userId],
    );
    filled.leftOutLists.set(campaign, listId);
    if (campaign !== joinedCampaign) return;
    await client.query(
      `insert into campaign_lists (organization_id, campaign_id, list_id, is_excluded)
       values ($1, $2, $3, true)`,
      [organizationId, campaignId, listId],
    );
  }

  async function addCampaign(
    {
      organizationId,
      callerId,
      scriptId,
    }: { organizationId: string; callerId: string; scriptId: string },
    campaign: number,
    members: readonly Person[],
  ): Promise<string> {
    const listId = await first(
      'insert into lists (organization_id, name, created_by) values ($1, $2, $3) returning id',
      [organizationId, `List ${campaign}`, userId],
    );
    await client.query(
      `insert into list_contacts (organization_id, list_id, contact_id)
       select $1, $2, unnest($3::uuid[])`,
      [organizationId, listId, members.map(idOf)],
    );
    const campaignId = await first(
      `insert into campaigns (organization_id, name, list_id, script_id, script_version, caller_id,
         spoken_name, most_attempts, started_by, retry, calls_at_once)
       values ($1, $2, $3, $6, 1, $4, 'Harbor', 3, $5, $7, $8) returning id`,
      [
        ...[organizationId, `Campaign ${campaign}`, listId, callerId, userId, scriptId],
        JSON.stringify(firstRetryRules),
        campaign === endedCampaign ? endedAtOnce : null,
      ],
    );
    const waiting = members.filter(({ kind }) => kind === 'waits');
    for (const { number } of waiting)
      filled.notBefore.set(number, waitsFrom + (number % 20) * 1000);
    const times = waiting.map((person) => ({
      id: idOf(person),
      at: new Date(filled.notBefore.get(person.number) ?? 0),
    }));
    await client.query(insertWaiting, [organizationId, campaignId, JSON.stringify(times)]);
    if (campaign === leavingCampaign || campaign === joinedCampaign) {
      await addLeftOutList(organizationId, campaign, campaignId);
    }
    return campaignId;
  }
}
