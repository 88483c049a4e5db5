import pg from 'pg';
import { type FilledOrganization, fillContacts } from '../lists/fill-contacts.ts';
import { addScript } from '../processes/add-script.ts';

export interface FilledHistory extends FilledOrganization {
  /** Half of all calls, a tenth, and a handful. */
  campaigns: { large: string; middle: string; small: string };
  accounts: { usual: string; rare: string };
}

const callsEach = 10;
const days = 300;
/** Calls go on until the end of it, where the organization is. */
export const lastDay = '2026-05-31';
/** Of a handful of decisions at every size. */
export const rareRule = 'FREQ_COURT_ORDER';

/** By number, so that the same calls come each time; a number spread without a pattern by its salt. */
const draw = (salt: number, most: number): string =>
  `(hashint4(number + ${salt * 7_919_113}) & 2147483647) % ${most}`;

/** As the dialer leaves calls that have ended, by the same triggers. */
const insertCalls = (calls: number): string => `
  insert into calls (organization_id, id, campaign_id, contact_id, phone_id, e164, debt_id, decision_id,
    attempt, caller_id, carrier, account_id, reserved_at, placing_at, heard_at, state, outcome, rang,
    answered_at, answered_by, ended_at, talk_seconds)
  select target.organization_id,
    overlay(first_id_of(at)::text placing
      'a' || substr(digits, 1, 3) || '-' || substr(digits, 4, 12) from 20)::uuid,
    target.campaign_id, target.contact_id, target.phone_id, phone.e164, target.debt_id, new_id(),
    1 + (number / ${Math.max(1, Math.floor(calls / callsEach))})::integer,
    case when ${draw(1, 5000)} = 0 then '+13125550003' else '+1312555000' || ${draw(2, 3)} end,
    'loopback', case when ${draw(1, 5000)} = 0 then $3::uuid else $2::uuid end, at, at, at, 'ended',
    outcome, outcome <> 'busy', case when outcome in ('right_party', 'stop', 'hung_up', 'machine') then at end,
    case when outcome = 'machine' then 'machine'
      when outcome in ('right_party', 'stop', 'hung_up') then 'human' end,
    at + interval '30 s', ${draw(3, 120)}
  from generate_series(0, ${calls - 1}) as number
  cross join lateral (select md5(number::text) as digits,
    timestamptz '2026-06-01' - (${days}::double precision * (${calls} - number) / ${calls}) * interval '1 day' as at,
    case when ${draw(4, 2000)} = 0 then 'stop'
      else (array['no_answer', 'no_answer', 'no_answer', 'machine', 'busy', 'hung_up', 'right_party'])
        [1 + ${draw(5, 7)}] end as outcome) each
  join numbered_targets target on target.nth = number % (select count(*) from numbered_targets)
  join phones phone on phone.organization_id = target.organization_id and phone.id = target.phone_id`;

/** As many times as a call is made, somebody is held back: in the hours of the day by a few rules. */
const insertHeldBack = (calls: number): string => `
  insert into decisions (organization_id, id, campaign_id, contact_id, decided_at, verdict, until, lifted_by, reasons,
    zones, attempts_before, attempts_after, facts, facts_hash, tzdata_version)
  select target.organization_id,
    overlay(first_id_of(at)::text placing
      'b' || substr(digits, 1, 3) || '-' || substr(digits, 4, 12) from 20)::uuid,
    target.campaign_id, target.contact_id, at, decided.verdict, case decided.verdict when 'defer' then at + interval '1 day' end,
    case decided.verdict when 'block' then 'organization_admin' end,
    jsonb_build_array(jsonb_build_object('code', code, 'version', 1, 'citation', 'x', 'verdict', decided.verdict,
      'until', null, 'liftedBy', null)),
    '[]', 0, 0, '{}', sha256('x'), 'bench'
  from generate_series(0, ${calls - 1}) as number
  cross join lateral (select md5(number::text) as digits,
    timestamptz '2026-06-01' - (${days}::double precision * (${calls} - number) / ${calls}) * interval '1 day' as at,
    case when number % ${Math.ceil(calls / 20)} = 7 then '${rareRule}'
      else (array['WINDOW_CLOSED', 'FREQ_7IN7', 'MEDIUM_STOP', 'NO_TCPA_CONSENT', 'DEBT_DISPUTED', 'INCONVENIENT_TIME'])
        [1 + ${draw(6, 6)}] end as code) each
  cross join lateral (select case when code in ('WINDOW_CLOSED', 'FREQ_7IN7', 'INCONVENIENT_TIME') then 'defer'
    else 'block' end as verdict) decided
  join numbered_targets target on target.nth = number % (select count(*) from numbered_targets)`;

/** An organization with so many calls, made in SQL with every trigger and durably. */
export async function fillCalls(connectionString: string, calls: number): Promise<FilledHistory> {
  const people = Math.max(20, Math.ceil(calls / callsEach));
  const organization = await fillContacts(connectionString, people);
  const { organizationId, userId, lists } = organization;
  const client = new pg.Client(connectionString);
  await client.connect();
  const first = async (text: string, values: unknown[]): Promise<string> =>
    (await client.query({ text, values })).rows[0].id;
  try {
    await client.query('set role ringfence_system');
    const query = (text: string, values: unknown[]) => client.query(text, values);
    const scriptId = await addScript(first, query, { organizationId, userId });
    const addCampaign = (name: string, listId: string) =>
      first(
        `insert into campaigns (organization_id, name, list_id, script_id, script_version, caller_id,
           spoken_name, most_attempts, started_by, state, finished_at, planned_at)
         values ($1, $2, $3, $5, 1, '+13125550000', 'Bench', 7, $4, 'finished',
           now(), now()) returning id`,
        [organizationId, name, listId, userId, scriptId],
      );
    const campaigns = {
      large: await addCampaign('large', lists.large),
      middle: await addCampaign('middle', lists.middle),
      small: await addCampaign('small', lists.small),
    };
    const { rows } = await client.query('select new_id() as usual, new_id() as rare');
    const accounts = { usual: String(rows[0].usual), rare: String(rows[0].rare) };
    await client.query(
      `insert into targets (organization_id, campaign_id, contact_id, phone_id, debt_id, state, attempts)
       select $1, case when nth < 5 then $4::uuid when nth % 6 = 0 then $3::uuid else $2::uuid end,
         contact_id, phone_id, debt_id, 'done', 10
       from (select phone.contact_id, phone.id as phone_id, debt.id as debt_id,
           row_number() over (order by phone.contact_id) as nth
         from phones phone join debts debt on debt.organization_id = phone.organization_id
           and debt.contact_id = phone.contact_id
         where phone.organization_id = $1) person`,
      [organizationId, campaigns.large, campaigns.middle, campaigns.small],
    );
    await client.query(
      `create temporary table numbered_targets as
       select *, row_number() over (order by contact_id) - 1 as nth from targets
       where organization_id = '${organizationId}'`,
    );
    await client.query('create unique index on numbered_targets (nth)');
    await client.query('analyze numbered_targets');
    const text = insertCalls(calls).replaceAll('$2', `'${accounts.usual}'`);
    await client.query(text.replaceAll('$3', `'${accounts.rare}'`));
    await client.query(insertHeldBack(calls));
    await client.query('reset role');
    await client.query('vacuum analyze');
    return { ...organization, campaigns, accounts };
  } finally {
    await client.end();
  }
}
