import { beforeAll, describe, expect, it } from 'vitest';
import { drawCallerId } from '../testing/add-caller-id.ts';
import { addCallerPool } from '../testing/add-caller-pool.ts';
import { addOrganization } from '../testing/add-organization.ts';
import { addCalledPerson } from '../testing/add-placed-calls.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { judgeAnswerRates } from './judge-answer-rates.ts';

const { database } = useTestDatabase();
const start = new Date('2026-06-10T16:00:00Z');
const minute = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const judge = (now: Date) =>
  judgeAnswerRates({ database, effects: { wakeRelay() {}, wakeSealing() {} }, now: () => now });

/** So many calls from a number, of which a person answered so many; the others rang, or never reached anybody. */
const insertCalls = testStatement(
  `with decision as (
     insert into decisions (organization_id, campaign_id, contact_id, decided_at, verdict, reasons,
       zones, attempts_before, attempts_after, facts, facts_hash, tzdata_version)
     values ($1, $2, $3, $7, 'allow', '[]', '[]', 0, 1, '{}', sha256('facts'), 'test')
     returning id
   ), used as (
     update caller_ids set last_used_at = $7 where organization_id = $1 and e164 = $6
     returning account_id
   )
   insert into calls (organization_id, campaign_id, contact_id, phone_id, e164, debt_id, decision_id,
     attempt, caller_id, account_id, carrier, reserved_at, heard_at, placing_at, state, outcome, ended_at,
     rang, answered_at, answered_by)
   select $1, $2, $3, $4, '+13125550100', $5, decision.id, 1, $6, used.account_id, 'test', $7, $7, $7,
     'ended', case when is_answered then 'right_party' when $10 and nth % 2 = 0 then 'not_in_service'
       when nth % 3 = 0 then 'machine' else 'no_answer' end,
     $7, true, case when is_answered or nth % 3 = 0 then $7::timestamptz end,
     case when is_answered then 'human' when nth % 3 = 0 then 'machine' end
   from (select nth, nth * $9::integer / $8::integer > (nth - 1) * $9::integer / $8::integer as is_answered
         from generate_series(1, $8::integer) as nth) drawn cross join decision cross join used`,
  {},
);
const insertAccount = testStatement(
  `insert into carrier_accounts (carrier, title, secrets, secrets_key, calls_per_second, calls_at_once)
   values ('simulator', 'Ours', 'none', 'none', 1, 1)`,
  {},
);
beforeAll(async () => void (await askSystem(database, insertAccount)));

const listRests = testStatement(
  `select number.e164, rest.until, number.rests_until, rest.recent_placed, rest.recent_answered,
     rest.past_placed, rest.past_answered, rest.others_placed, rest.others_answered
   from caller_id_rests rest join caller_ids number on number.id = rest.caller_id_id
   where rest.organization_id = $1 order by rest.started_at`,
  {
    e164: 'text',
    until: 'timestamptz',
    rests_until: 'timestamptz?',
    recent_placed: 'int4',
    recent_answered: 'int4',
    past_placed: 'int4',
    past_answered: 'int4',
    others_placed: 'int4',
    others_answered: 'int4',
  },
);
const listNews = testStatement(
  `select (select count(*) from notifications
     where organization_id = $1 and kind = 'caller_id_rested') as notices,
    (select count(*) from activity_entries
     where organization_id = $1 and action = 'caller_id.rested') as entries`,
  { notices: 'int8', entries: 'int8' },
);
const endRests = testStatement(
  `with ended as (
     update caller_id_rests set ended_at = $2, ended_by = $3, end_reason = 'A test'
     where organization_id = $1
   )
   update caller_ids set rests_until = null where organization_id = $1`,
  {},
);

async function startPool(count: number) {
  const organization = await addOrganization(database);
  const { organizationId } = organization;
  const numbers = Array.from({ length: count }, () => drawCallerId());
  await addCallerPool(
    database,
    organization,
    numbers.map((e164) => ({ e164 })),
  );
  const { campaignId, contactId, phoneId, debtId } = await addCalledPerson(database, organization);
  const person = [organizationId, campaignId, contactId, phoneId, debtId];
  const call = (e164: string | undefined, at: Date, placed: number, answered: number) =>
    askSystem(database, insertCalls, [...person, e164, at, placed, answered, false]);
  const callBadList = (e164: string | undefined, at: Date, placed: number, answered: number) =>
    askSystem(database, insertCalls, [...person, e164, at, placed, answered, true]);
  const rests = () => askSystem(database, listRests, [organizationId]);
  return { organization, numbers, call, callBadList, rests };
}

describe('a number of a pool', () => {
  it('rests for three days once people stop answering it, and admins hear of it once', async () => {
    const { organization, numbers, call, rests } = await startPool(2);
    const [fallen, steady] = numbers;
    for (const e164 of numbers) await call(e164, minute(0), 500, 155);
    await call(steady, minute(60), 100, 30);
    await call(fallen, minute(60), 100, 11);
    await judge(minute(61));
    await judge(minute(66));
    const until = minute(61 + 3 * 24 * 60);
    expect(await rests()).toEqual([
      {
        ...{ e164: fallen, until, rests_until: until, recent_placed: 100, recent_answered: 11 },
        ...{ past_placed: 500, past_answered: 155, others_placed: 100, others_answered: 30 },
      },
    ]);
    expect(await askSystem(database, listNews, [organization.organizationId])).toEqual([
      { notices: 1, entries: 1 },
    ]);
  });

  it('goes on after a rest, and is judged by the calls that it makes then', async () => {
    const { organization, numbers, call, rests } = await startPool(2);
    const [fallen, steady] = numbers;
    for (const e164 of numbers) await call(e164, minute(0), 500, 155);
    await call(steady, minute(60), 100, 30);
    await call(fallen, minute(60), 100, 11);
    await judge(minute(61));
    const { organizationId, userId } = organization;
    await askSystem(database, endRests, [organizationId, minute(70), userId]);
    await judge(minute(71));
    await call(fallen, minute(80), 99, 5);
    await judge(minute(81));
    expect(await rests()).toHaveLength(1);
    await call(fallen, minute(82), 1, 0);
    await judge(minute(83));
    expect(await rests()).toMatchObject([{}, { recent_placed: 100, recent_answered: 5 }]);
  });

  it('goes on where the list is bad, or the others are answered as little', async () => {
    const { numbers, call, callBadList, rests } = await startPool(2);
    const [one, other] = numbers;
    for (const e164 of numbers) await call(e164, minute(0), 500, 155);
    await call(other, minute(60), 100, 30);
    await callBadList(one, minute(60), 200, 28);
    await judge(minute(61));
    expect(await rests()).toEqual([]);
    await call(one, minute(62), 100, 11);
    await call(other, minute(62), 100, 12);
    await judge(minute(63));
    expect(await rests()).toEqual([]);
  });

  it('goes on where it is the last one that could', async () => {
    const { numbers, call, rests } = await startPool(1);
    const [only] = numbers;
    await call(only, minute(0), 500, 155);
    await call(only, minute(60), 100, 0);
    await judge(minute(61));
    expect(await rests()).toEqual([]);
  });
});
