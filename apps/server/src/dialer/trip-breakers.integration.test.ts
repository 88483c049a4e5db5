import {
  type BreakerKind,
  breakerKinds,
  firstBreakerLimits,
} from '@ringfence/domain/breakers/breaker-kinds';
import { isEventKind } from '@ringfence/domain/breakers/move-breaker';
import { drawFromSeed } from '@ringfence/domain/breakers/testing/draw-from-seed';
import { someOf } from '@ringfence/domain/testing/tries';
import { describe, expect, it } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import { addCampaign, addList } from '../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../testing/add-organization.ts';
import { listNotices } from '../testing/list-notices.ts';
import { silentLog } from '../testing/silent-log.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { watchBreakers } from './watch-breakers.ts';

const { database } = useTestDatabase();
const effects = { wakeRelay() {}, wakeSealing() {} };
const watch = (through: Database = database) =>
  watchBreakers({ database: through, effects, log: silentLog });

/** Copies of a campaign, each with a number of its own. */
const copyCampaigns = testStatement(
  `insert into campaigns (organization_id, name, list_id, script_id, script_version, caller_id, spoken_name,
     most_attempts, started_by)
   select organization_id, name || copy, list_id, script_id, script_version, '+1312555' || (1000 + copy)::text,
     spoken_name, most_attempts, started_by
   from campaigns, generate_series(1, $2::integer) copy where id = $1
   returning id`,
  { id: 'uuid' },
);
const addCounts = testStatement(
  `with given as materialized (
     select * from jsonb_to_recordset($1) as given ("campaignId" uuid, calls integer, events integer)
   ), counted as (
     insert into breaker_counts (organization_id, campaign_id, ended, failed, not_in_service, refused, hung_up_early,
       reached, answered, asked, found_nobody)
     select campaign.organization_id, campaign.id, given.calls,
       case when $2 = 'carrier_failures' then given.events else 0 end,
       case when $2 = 'dead_numbers' then given.events else 0 end,
       case when $2 = 'refusals' then given.events else 0 end,
       case when $2 = 'early_hang_ups' then given.events else 0 end,
       case when $2 = 'answer_rate' then given.calls else 0 end,
       case when $2 = 'answer_rate' then given.events else 0 end,
       case when $2 = 'nobody_free' then given.calls else 0 end,
       case when $2 = 'nobody_free' then given.events else 0 end
     from given join campaigns campaign on campaign.id = given."campaignId"
     where $2 <> 'caller_id'
     on conflict (organization_id, campaign_id) do update
     set ended = breaker_counts.ended + excluded.ended, failed = breaker_counts.failed + excluded.failed,
       not_in_service = breaker_counts.not_in_service + excluded.not_in_service,
       refused = breaker_counts.refused + excluded.refused,
       hung_up_early = breaker_counts.hung_up_early + excluded.hung_up_early,
       reached = breaker_counts.reached + excluded.reached,
       answered = breaker_counts.answered + excluded.answered,
       asked = breaker_counts.asked + excluded.asked,
       found_nobody = breaker_counts.found_nobody + excluded.found_nobody
   )
   insert into caller_id_days (organization_id, caller_id, day, placed, answered)
   select campaign.organization_id, campaign.caller_id, '2026-06-10', given.calls, given.events
   from given join campaigns campaign on campaign.id = given."campaignId"
   where $2 = 'caller_id'
   on conflict (organization_id, caller_id, day) do update
   set placed = caller_id_days.placed + excluded.placed, answered = caller_id_days.answered + excluded.answered`,
  {},
);
const addEarlierDay = testStatement(
  `insert into caller_id_days (organization_id, caller_id, day, placed, answered)
   values ($1, $2, '2026-03-02', 100, 30)`,
  {},
);
const listPaused = testStatement(
  `select id, paused_for from campaigns where organization_id = $1 and state = 'paused'`,
  { id: 'uuid', paused_for: 'text?' },
);
const listStandings = testStatement(
  `select kind, level > 0 as is_moved, calls, events, recent_calls, recent_events from campaign_breakers
   where campaign_id = $1 and kind = $2`,
  {
    kind: 'text',
    is_moved: 'bool',
    calls: 'int8',
    events: 'int8',
    recent_calls: 'int8',
    recent_events: 'int8',
  },
);
/** Of the campaign ($1), so many seconds ago ($2), while so many calls are under way ($5). */
const addMinute = testStatement(
  `with live as (
     insert into campaign_counts (organization_id, campaign_id, counted, kind, n)
     select organization_id, id, 'calls', 'under_way', $5 from campaigns where id = $1
   )
   insert into breaker_minutes (organization_id, campaign_id, minute, caller_id, ended, not_in_service, reached)
   select organization_id, id, now() - $2 * interval '1 second', caller_id, $3, $4, $3
   from campaigns where id = $1`,
  {},
);
const passMinutes = testStatement(
  `update breaker_minutes set minute = minute - interval '3 minutes' where campaign_id = $1`,
  {},
);
const setState = testStatement(`update campaigns set state = $2 where id = $1`, {});

async function addCampaigns(count: number) {
  const organization = await addOrganization(database);
  const { listId } = await addList(database, organization, [{ name: 'One', e164: '+13125550194' }]);
  const first = await addCampaign(database, organization, listId);
  const made = await askSystem(database, copyCampaigns, [first, count]);
  await watch();
  return { organization, campaignIds: made.map(({ id }) => id) };
}

const count = (kind: BreakerKind, campaignIds: readonly string[], draw: () => [number, number]) =>
  askSystem(database, addCounts, [
    JSON.stringify(
      campaignIds.map((campaignId) => {
        const [calls, events] = draw();
        return { campaignId, calls, events };
      }),
    ),
    kind,
  ]);

/** So many of the calls, each with this probability. */
const drawEvents = (draw: () => number, calls: number, rate: number): [number, number] => [
  calls,
  Array.from({ length: calls }).filter(() => draw() < rate).length,
];

const ordinaryAnswers = 0.3;
const ordinaryOf = (kind: BreakerKind): number =>
  isEventKind(kind) ? firstBreakerLimits[kind] / 100 : ordinaryAnswers;
/** Three times as often, or answered a third as often. */
const wrongOf = (kind: BreakerKind): number =>
  isEventKind(kind) ? ordinaryOf(kind) * 3 : ordinaryOf(kind) / 3;

/** Two hundred calls as usual, by which is known how often people answer. */
async function learn(kind: BreakerKind, campaignIds: readonly string[]): Promise<void> {
  if (isEventKind(kind)) return;
  await count(kind, campaignIds, () => [200, 200 * ordinaryAnswers]);
  await watch();
}

async function callOn(
  kind: BreakerKind,
  campaignIds: readonly string[],
  {
    calls,
    rate,
    seed,
    atOnce = 10,
  }: { calls: number; rate: number; seed: number; atOnce?: number },
): Promise<void> {
  const draw = drawFromSeed(seed);
  for (let made = 0; made < calls; made += atOnce) {
    await count(kind, campaignIds, () => drawEvents(draw, atOnce, rate));
    await watch();
  }
}

const pausedOf = ({ organizationId }: TestOrganization) =>
  askSystem(database, listPaused, [organizationId]);

describe('of forty campaigns', () => {
  it.each(someOf(2, breakerKinds))(
    'nearly all pause within 300 calls that go wrong: %s',
    async (kind) => {
      const { organization, campaignIds } = await addCampaigns(40);
      await learn(kind, campaignIds);
      await callOn(kind, campaignIds, { calls: 300, rate: wrongOf(kind), seed: 11 });
      const paused = await pausedOf(organization);
      expect(paused.length).toBeGreaterThanOrEqual(38);
      expect(new Set(paused.map(({ paused_for }) => paused_for))).toEqual(new Set([kind]));
    },
    120_000,
  );

  it.each(someOf(2, breakerKinds))(
    'none pauses in 600 ordinary calls: %s',
    async (kind) => {
      const { organization, campaignIds } = await addCampaigns(40);
      await learn(kind, campaignIds);
      await callOn(kind, campaignIds, { calls: 600, rate: ordinaryOf(kind), seed: 12, atOnce: 30 });
      expect(await pausedOf(organization)).toEqual([]);
    },
    120_000,
  );
});

describe('a breaker that is about to trip', () => {
  it('loses nothing where the worker dies between the count and the pause', async () => {
    const { organization, campaignIds } = await addCampaigns(1);
    await count('refusals', campaignIds, () => [12, 12]);
    const dying: Database = {
      ...database,
      asSystem: (work) =>
        database.asSystem(async (transaction) => {
          await work(transaction);
          throw new Error('the worker died');
        }),
    };
    await expect(watch(dying)).rejects.toThrow('the worker died');
    expect(await pausedOf(organization)).toEqual([]);
    await watch();
    expect(await pausedOf(organization)).toMatchObject([{ paused_for: 'refusals' }]);
  });

  it('pauses once, with one notification, however many workers look at once', async () => {
    const { organization, campaignIds } = await addCampaigns(1);
    await count('refusals', campaignIds, () => [12, 12]);
    await count('carrier_failures', campaignIds, () => [0, 11]);
    await Promise.all(Array.from({ length: 4 }, () => watch()));
    await watch();
    expect(await pausedOf(organization)).toHaveLength(1);
    expect(await listNotices(database, organization.userId)).toHaveLength(1);
  });

  it('keeps its level while a person pauses and resumes the campaign, and counts what ended meanwhile', async () => {
    const { organization, campaignIds } = await addCampaigns(1);
    const [campaignId = ''] = campaignIds;
    await count('refusals', campaignIds, () => [6, 6]);
    await watch();
    await askSystem(database, setState, [campaignId, 'paused']);
    await count('refusals', campaignIds, () => [2, 2]);
    await watch();
    const [standing] = await askSystem(database, listStandings, [campaignId, 'refusals']);
    expect(standing).toMatchObject({ is_moved: true, calls: 6, recent_events: 6 });
    await askSystem(database, setState, [campaignId, 'running']);
    await watch();
    expect(await pausedOf(organization)).toEqual([]);
    await count('refusals', campaignIds, () => [2, 2]);
    await watch();
    expect(await pausedOf(organization)).toMatchObject([{ paused_for: 'refusals' }]);
  });

  it('knows what was counted of a number on all its days, however it was counted', async () => {
    const { organization, campaignIds } = await addCampaigns(1);
    await count('caller_id', campaignIds, () => [40, 16]);
    await count('caller_id', campaignIds, () => [2, 0]);
    await askSystem(database, addEarlierDay, [organization.organizationId, '+13125551001']);
    // What is known of a call may change.
    await count('caller_id', campaignIds, () => [0, -1]);
    await watch();
    const [campaignId] = campaignIds;
    expect(await askSystem(database, listStandings, [campaignId, 'caller_id'])).toMatchObject([
      { calls: 142, events: 45 },
    ]);
  });

  it('knows a number that was answered before the campaign began', async () => {
    const { organization, campaignIds } = await addCampaigns(1);
    await count('caller_id', campaignIds, () => [400, 160]);
    await watch();
    const [campaignId = ''] = campaignIds;
    const [later] = await askSystem(database, copyCampaigns, [campaignId, 1]);
    const sameNumber = testStatement(
      `update campaigns set caller_id = '+13125551001' where id = $1`,
      {},
    );
    await askSystem(database, sameNumber, [later?.id]);
    await watch();
    await count('caller_id', campaignIds, () => [60, 2]);
    await watch();
    expect(await pausedOf(organization)).toHaveLength(2);
  });

  it('waits for calls under way where the first that end went wrong, and keeps whole minutes', async () => {
    const { organization, campaignIds } = await addCampaigns(2);
    const [burst = '', wrong = ''] = campaignIds;
    const findSeen = async () =>
      (await askSystem(database, listStandings, [burst, 'dead_numbers']))[0];
    await count('dead_numbers', campaignIds, () => [30, 30]);
    await askSystem(database, addMinute, [burst, 30, 30, 30, 400]);
    await askSystem(database, addMinute, [wrong, 30, 30, 30, 0]);
    await watch();
    expect(await pausedOf(organization)).toEqual([{ id: wrong, paused_for: 'dead_numbers' }]);
    expect(await findSeen()).toMatchObject({ calls: 0, recent_calls: 0 });
    // The others end as they ordinarily do.
    await count('dead_numbers', [burst], () => [400, 10]);
    await askSystem(database, addMinute, [burst, 29, 400, 10, -400]);
    await watch();
    expect(await findSeen()).toMatchObject({ calls: 0 });
    await askSystem(database, passMinutes, [burst]);
    await watch();
    expect(await findSeen()).toMatchObject({ calls: 430, events: 40 });
    expect(await pausedOf(organization)).toHaveLength(1);
  });

  it('looks at a number by what is under way from it in any campaign', async () => {
    const { organization, campaignIds } = await addCampaigns(3);
    const [one = '', same = '', other = ''] = campaignIds;
    const shareNumber = testStatement(
      `update campaigns set caller_id = '+13125551001' where id = $1`,
      {},
    );
    await askSystem(database, shareNumber, [same]);
    await count('caller_id', [one], () => [400, 160]);
    await count('caller_id', [other], () => [400, 160]);
    await watch();
    // Nobody has answered yet, and as many calls from the first number are under way elsewhere.
    await count('caller_id', [one, other], () => [100, 0]);
    await askSystem(database, addMinute, [one, 20, 100, 0, 0]);
    await askSystem(database, addMinute, [same, 20, 0, 0, 100]);
    await askSystem(database, addMinute, [other, 20, 100, 0, 0]);
    await watch();
    expect(await pausedOf(organization)).toEqual([{ id: other, paused_for: 'caller_id' }]);
    await askSystem(database, addMinute, [same, 21, 0, 0, -100]);
    await askSystem(database, passMinutes, [one]);
    await watch();
    const paused = await pausedOf(organization);
    expect(paused.map(({ id }) => id).sort()).toEqual([one, same, other].sort());
  });
});
