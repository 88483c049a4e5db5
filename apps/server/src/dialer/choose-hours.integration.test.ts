import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countAnswerHours } from '../features/best-hour/index.ts';
import { judgeCallable } from '../features/callable/index.ts';
import { changeHours } from '../features/campaigns/change-hours.ts';
import { showBestHour } from '../features/campaigns/show-best-hour.ts';
import { addCampaign, addList } from '../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../testing/add-organization.ts';
import { addCalledPerson, type CalledPerson } from '../testing/add-placed-calls.ts';
import { silentLog } from '../testing/silent-log.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { forecastTargets } from './forecast-targets.ts';
import { type Dialing, startDialing } from './testing/start-dialing.ts';
import { decideAndReserve } from './testing/take-steps.ts';

const suite = useTestDatabase();
const { database } = suite;
/** Half past nine in Illinois, on a Wednesday. */
const morning = new Date('2026-06-10T14:30:00Z');
const evening = new Date('2026-06-10T23:30:00Z');
let dialing: Dialing;
beforeAll(async () => {
  dialing = await startDialing(suite, { now: morning });
});
afterAll(() => dialing.stop());
beforeEach(() => {
  dialing.clock.now = morning;
});

/** On each of the last 28 days, so many calls in each hour from eight to nine in Illinois; those at six are answered. */
const addPast = testStatement(
  `insert into calls (organization_id, campaign_id, contact_id, phone_id, e164, debt_id, decision_id, attempt,
     caller_id, carrier, state, outcome, reserved_at, placing_at, heard_at, ended_at)
   select $1, $2, $3, $4, '+13125550100', $5, new_id(), 1, '+13125550000', 'test', 'ended',
     case when hour = 10 then 'right_party' else 'no_answer' end, at, at, at, at
   from generate_series(1, 28) as day, generate_series(0, 12) as hour, generate_series(1, $6::integer),
     lateral (select timestamptz '2026-06-10T13:10:00Z' - day * interval '1 day' + hour * interval '1 hour' as at) each`,
  {},
);
const setOrder = testStatement('update campaigns set call_order = $2 where id = $1', {});
const readHours = testStatement(
  `select hour_arm as arm, state, next_at, hour_at, moved_to from targets where campaign_id = $1 order by contact_id`,
  {
    arm: 'text?',
    state: 'text',
    next_at: 'timestamptz?',
    hour_at: 'timestamptz?',
    moved_to: 'timestamptz?',
  },
);
const endCalls = testStatement(
  `with over as (delete from calls_under_way where campaign_id = $1 returning call_id)
   update calls call set state = 'ended', ended_at = reserved_at, placing_at = reserved_at,
     outcome = case when target.hour_arm = 'best' then 'right_party' else 'no_answer' end
   from over, targets target
   where call.id = over.call_id and target.contact_id = call.contact_id
     and target.campaign_id = call.campaign_id`,
  {},
);
const moveFirst = testStatement(
  `update targets set moved_to = $2 where (campaign_id, contact_id) =
     (select campaign_id, min(contact_id::text)::uuid from targets where campaign_id = $1 group by 1)`,
  {},
);

let line = 1_000;
async function addPeople(organization: TestOrganization, count: number, order = 'best_hour') {
  const people = Array.from({ length: count }, (_, index) => {
    line += 1;
    return { name: `P${line} ${index}`, e164: `+1312777${line}`, region: 'IL' };
  });
  const { listId } = await addList(database, organization, people);
  const campaignId = await addCampaign(database, organization, listId);
  await askSystem(database, setOrder, [campaignId, order]);
  return { organizationId: organization.organizationId, campaignId };
}

async function addCaller(callsEachHour: number): Promise<TestOrganization> {
  const organization = await addOrganization(database);
  const person: CalledPerson = await addCalledPerson(database, organization, { region: 'IL' });
  const { organizationId, campaignId, contactId, phoneId, debtId } = person;
  const called = [organizationId, campaignId, contactId, phoneId, debtId];
  if (callsEachHour > 0) await askSystem(database, addPast, [...called, callsEachHour]);
  const now = () => dialing.clock.now;
  // Where people are is known once they were judged.
  const services = { database, now, log: silentLog, effects: { wakeRelay() {} } };
  while ((await judgeCallable(services)).judged > 0);
  await countAnswerHours({ database, now, log: silentLog });
  return organization;
}

const localHour = (at: Date | null): number => ((at?.getUTCHours() ?? 0) + 24 - 5) % 24;

describe('a campaign that calls at the best hour', () => {
  it('puts people off to the hour that is answered most, and leaves one in ten in the even order', async () => {
    const campaign = await addPeople(await addCaller(1), 60);
    while (await forecastTargets(dialing.services, campaign));
    const targets = await askSystem(database, readHours, [campaign.campaignId]);
    const best = targets.filter(({ arm }) => arm === 'best');
    const even = targets.filter(({ arm }) => arm === 'even');
    expect(best.length + even.length).toBe(60);
    expect(best.length).toBeGreaterThan(40);
    expect(new Set(best.map(({ next_at }) => localHour(next_at)))).toEqual(new Set([18]));
    // Sixty people are through at once in the even order.
    for (const { next_at } of even) {
      expect(next_at?.getTime()).toBeGreaterThanOrEqual(morning.getTime());
      expect(next_at?.getTime()).toBeLessThan(morning.getTime() + 120_000);
    }
  });

  it('calls them then, and shows what it came to against the even order', async () => {
    const organization = await addCaller(1);
    const campaign = await addPeople(organization, 60);
    const { campaignId } = campaign;
    while (await forecastTargets(dialing.services, campaign));
    const arms = await askSystem(database, readHours, [campaignId]);
    const evens = arms.filter(({ arm }) => arm === 'even').length;
    dialing.clock.now = new Date(morning.getTime() + 120_000);
    expect(await decideAndReserve(dialing.services, campaign)).toHaveLength(evens);
    await askSystem(database, endCalls, [campaignId]);
    dialing.clock.now = new Date('2026-06-10T23:59:59.999Z');
    expect(await decideAndReserve(dialing.services, campaign)).toHaveLength(60 - evens);
    await askSystem(database, endCalls, [campaignId]);
    const shown = await showBestHour({ database }, organization, campaignId);
    expect(shown).toMatchObject({
      basis: { calls: 28 * 13, least: 200 },
      best: { placed: 60 - evens, answered: 60 - evens },
      even: { placed: evens, answered: 0 },
    });
    expect(shown.points?.gain).toBe(evens === 0 ? undefined : 100);
  });

  it('calls people as they come while too few calls were made to know', async () => {
    const organization = await addCaller(0);
    const campaign = await addPeople(organization, 5);
    while (await forecastTargets(dialing.services, campaign));
    const targets = await askSystem(database, readHours, [campaign.campaignId]);
    expect(targets).toMatchObject(
      Array.from({ length: 5 }, () => ({ arm: null, hour_at: null, next_at: morning })),
    );
    expect(await showBestHour({ database }, organization, campaign.campaignId)).toEqual({
      basis: { calls: 0, least: 200 },
      best: { placed: 0, answered: 0 },
      even: { placed: 0, answered: 0 },
      points: null,
    });
  });

  it('leaves a time alone that somebody chose', async () => {
    const campaign = await addPeople(await addCaller(1), 30);
    const chosen = new Date('2026-06-10T20:00:00Z');
    await askSystem(database, moveFirst, [campaign.campaignId, chosen]);
    while (await forecastTargets(dialing.services, campaign));
    const targets = await askSystem(database, readHours, [campaign.campaignId]);
    expect(targets.find(({ moved_to }) => moved_to !== null)).toMatchObject({
      arm: null,
      next_at: chosen,
    });
  });

  it('chooses among the lawful hours that are left of the day', async () => {
    const campaign = await addPeople(await addCaller(1), 40);
    // The best hour is over in a moment; people may be called until nine.
    dialing.clock.now = new Date('2026-06-10T23:59:00Z');
    while (await forecastTargets(dialing.services, campaign));
    const targets = await askSystem(database, readHours, [campaign.campaignId]);
    for (const { next_at } of targets) {
      expect(next_at?.getTime()).toBeGreaterThanOrEqual(dialing.clock.now.getTime());
      expect(next_at?.getTime()).toBeLessThan(new Date('2026-06-11T02:00:00Z').getTime());
    }
  });

  it('chooses again when its end is moved before the hour', async () => {
    const organization = await addCaller(1);
    const campaign = await addPeople(organization, 40);
    const { campaignId } = campaign;
    while (await forecastTargets(dialing.services, campaign));
    const endsAt = '2026-06-10T21:00:00.000Z';
    const services = { ...dialing.services, judgeOrganizationAgain() {} };
    await changeHours(services, organization, { campaignId, startsAt: null, endsAt, hours: null });
    while (await forecastTargets(dialing.services, campaign));
    const targets = await askSystem(database, readHours, [campaignId]);
    expect(targets).toHaveLength(40);
    for (const { state, next_at } of targets) {
      expect(state).toBe('waiting');
      expect(next_at?.getTime()).toBeLessThan(new Date(endsAt).getTime());
    }
  });

  it('is the only one that does', async () => {
    const campaign = await addPeople(await addCaller(1), 5, 'even');
    while (await forecastTargets(dialing.services, campaign));
    const targets = await askSystem(database, readHours, [campaign.campaignId]);
    expect(targets.map(({ arm }) => arm)).toEqual([null, null, null, null, null]);
    expect(await decideAndReserve(dialing.services, campaign)).toHaveLength(5);
  });
});

describe('the hours at which calls are answered', () => {
  const listHours = testStatement(
    `select zone, weekday, hour, placed, answered from answer_hours
     where organization_id = $1 and hour in (17, 18) and weekday = 0 order by hour`,
    { zone: 'text', weekday: 'int4', hour: 'int4', placed: 'int8', answered: 'int8' },
  );

  const double = testStatement(
    `insert into calls (organization_id, campaign_id, contact_id, phone_id, e164, debt_id, decision_id, attempt,
       caller_id, carrier, state, outcome, reserved_at, placing_at, heard_at, ended_at)
     select organization_id, campaign_id, contact_id, phone_id, e164, debt_id, new_id(), 2, caller_id, carrier,
       state, outcome, reserved_at, placing_at, heard_at, ended_at
     from calls where organization_id = $1`,
    {},
  );

  it('are counted by the clock where people are, once a day, and from the last months', async () => {
    const { organizationId } = await addCaller(2);
    const hour = { zone: 'America/Chicago', weekday: 0, placed: 8 };
    const counted = [
      { ...hour, hour: 17, answered: 0 },
      { ...hour, hour: 18, answered: 8 },
    ];
    expect(await askSystem(database, listHours, [organizationId])).toEqual(counted);
    const count = () =>
      countAnswerHours({ database, now: () => dialing.clock.now, log: silentLog });
    await askSystem(database, double, [organizationId]);
    dialing.clock.now = evening;
    await count();
    expect(await askSystem(database, listHours, [organizationId])).toEqual(counted);
    dialing.clock.now = new Date(morning.getTime() + 86_400_000);
    await count();
    expect(await askSystem(database, listHours, [organizationId])).toMatchObject([
      { placed: 16 },
      { placed: 16, answered: 16 },
    ]);
    dialing.clock.now = new Date(morning.getTime() + 91 * 86_400_000);
    await count();
    expect(await askSystem(database, listHours, [organizationId])).toEqual([]);
  });
});
