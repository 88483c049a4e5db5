import type { BreakerLimits } from '@ringfence/contract/breakers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readActivity } from '../../auth/testing/start-auth.ts';
import { watchBreakers } from '../../dialer/watch-breakers.ts';
import { addCampaign, addList } from '../../testing/add-campaign.ts';
import { addMember } from '../../testing/add-member.ts';
import { addOrganization } from '../../testing/add-organization.ts';
import { refusalOf } from '../../testing/ask-api.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';

const { database, connectionString } = useTestDatabase();
let application: TestApplication;
beforeAll(async () => {
  application = await startTestApplication(database, connectionString);
});
afterAll(() => application.stop());

const setCounts = testStatement(
  `insert into breaker_counts (organization_id, campaign_id, ended, refused, reached, answered)
   values ($1, $2, $3, $4, $3, $5)
   on conflict (organization_id, campaign_id) do update
   set ended = excluded.ended, refused = excluded.refused, reached = excluded.reached,
     answered = excluded.answered`,
  {},
);
/** Of a minute whose calls may still be under way; it takes part in what is counted in all. */
const addMinute = testStatement(
  `insert into breaker_minutes (organization_id, campaign_id, minute, caller_id, ended, refused)
   select organization_id, id, now(), caller_id, $2, $3 from campaigns where id = $1`,
  {},
);
const finish = testStatement(
  `update campaigns set state = 'finished', finished_at = now() where id = $1`,
  {},
);
const addDay = testStatement(
  `insert into campaign_days (organization_id, campaign_id, day, answered, abandoned)
   values ($1, $2, (now() at time zone 'UTC')::date, 200, 3)`,
  {},
);

const effects = { wakeRelay() {}, wakeSealing() {} };
const watch = () => watchBreakers({ database, effects, log: silentLog });

const defaults: BreakerLimits = {
  carrier_failures: { isOn: true, ordinaryPercent: 5 },
  dead_numbers: { isOn: true, ordinaryPercent: 10 },
  refusals: { isOn: true, ordinaryPercent: 5 },
  early_hang_ups: { isOn: true, ordinaryPercent: 8 },
  nobody_free: { isOn: true, ordinaryPercent: 10 },
  answer_rate: { isOn: true },
  caller_id: { isOn: true },
};

async function addRunning() {
  const organization = await addOrganization(database);
  const { organizationId } = organization;
  const { client } = await addMember(database, application.address, organizationId, 'admin');
  const { listId } = await addList(database, organization, [{ name: 'A', e164: '+13125550194' }]);
  const campaignId = await addCampaign(database, organization, listId);
  const counted = (ended: number, refused: number, answered: number) =>
    askSystem(database, setCounts, [organizationId, campaignId, ended, refused, answered]);
  const find = async (kind: string) =>
    (await client.breakers.show({ campaignId })).breakers.find((one) => one.kind === kind);
  return { organizationId, campaignId, client, counted, find };
}

describe('the limits of breakers', () => {
  it('are the defaults until an admin changes them, which is on record', async () => {
    const { client, organizationId } = await addRunning();
    expect(await client.breakers.showLimits()).toEqual(defaults);
    const changed = {
      ...defaults,
      refusals: { isOn: true, ordinaryPercent: 12 },
      caller_id: { isOn: false },
    };
    expect(await client.breakers.changeLimits(changed)).toEqual(changed);
    expect(await client.breakers.showLimits()).toEqual(changed);
    await client.breakers.changeLimits(changed);
    const entries = (await readActivity(database, organizationId)).filter(
      ({ action }) => action === 'breaker_limits.changed',
    );
    expect(entries).toMatchObject([
      {
        detail: {
          changed: ['refusals', 'caller_id'],
          values: { refusals: ['5%', '12%'], caller_id: ['on', 'off'] },
        },
      },
    ]);
  });

  it.each([4, 31, 7.5])('refuse %d percent', async (ordinaryPercent) => {
    const { client } = await addRunning();
    const input = { ...defaults, refusals: { isOn: true, ordinaryPercent } };
    expect(await refusalOf(client.breakers.changeLimits(input))).toMatchObject({
      code: 'validation_failed',
    });
  });

  it('hold for campaigns that are running, within the next look', async () => {
    const { client, campaignId, counted, find } = await addRunning();
    await watch();
    await client.breakers.changeLimits({
      ...defaults,
      refusals: { isOn: false, ordinaryPercent: 5 },
    });
    await counted(50, 50, 0);
    await askSystem(database, addMinute, [campaignId, 50, 50]);
    await watch();
    expect(await client.campaigns.show({ campaignId })).toMatchObject({ state: 'running' });
    expect(await find('refusals')).toMatchObject({ isOn: false, nearness: 0 });
    // What was counted while it was off does not count once it is on.
    await client.breakers.changeLimits(defaults);
    await counted(51, 51, 0);
    await watch();
    expect(await find('refusals')).toMatchObject({ recent: { calls: 1, events: 1 } });
  });
});

describe('how near a campaign is to pausing', () => {
  it('includes its last minute, also once it is over', async () => {
    const { campaignId, counted, find } = await addRunning();
    await watch();
    await counted(6, 4, 2);
    await askSystem(database, addMinute, [campaignId, 6, 4]);
    await watch();
    const running = await find('refusals');
    expect(running).toMatchObject({ total: { calls: 6, events: 4 }, recent: { events: 4 } });
    expect(running?.nearness).toBeGreaterThan(0);
    await askSystem(database, finish, [campaignId]);
    expect(await find('refusals')).toEqual(running);
  });

  it('is shown for each breaker, with the counts behind it', async () => {
    const { client, organizationId, campaignId, counted } = await addRunning();
    await askSystem(database, addDay, [organizationId, campaignId]);
    await watch();
    await counted(20, 5, 6);
    await watch();
    const { breakers } = await client.breakers.show({ campaignId });
    expect(breakers.map(({ kind }) => kind)).toEqual([
      ...['carrier_failures', 'dead_numbers', 'refusals', 'early_hang_ups', 'nobody_free'],
      ...['answer_rate', 'caller_id', 'abandonment'],
    ]);
    const counts = { calls: 20, events: 5 };
    expect(breakers[2]).toMatchObject({
      isOn: true,
      recent: counts,
      total: counts,
      usualPercent: 5,
    });
    expect(breakers[2]?.nearness).toBeGreaterThan(20);
    expect(breakers[2]?.nearness).toBeLessThan(60);
    expect(breakers[0]).toMatchObject({ nearness: 0, total: { calls: 20, events: 0 } });
    // Three of two hundred, of six that are allowed.
    expect(breakers[7]).toMatchObject({
      ...{ nearness: 50, usualPercent: 3 },
      countedAfter: expect.stringContaining('T23:59:59.999Z'),
    });
    expect(breakers[0]?.countedAfter).toBeNull();
  });

  it('is at its limit once it paused, and at rest after somebody resumed it with a reason', async () => {
    const { client, campaignId, counted, find } = await addRunning();
    await watch();
    await counted(12, 12, 0);
    await watch();
    expect(await client.campaigns.show({ campaignId })).toMatchObject({
      state: 'paused',
      pausedFor: 'refusals',
      pausedBecause: expect.stringContaining('12 of the last 12 calls'),
    });
    expect(await find('refusals')).toMatchObject({ nearness: 100 });
    const { notifications } = await client.notifications.list({});
    expect(notifications.filter(({ kind }) => kind === 'campaign_paused')).toMatchObject([
      { figures: { refusals: 12, ofCalls: 12 } },
    ]);
    // A call that was under way then ends as well.
    await counted(13, 13, 0);
    const refused = await refusalOf(client.campaigns.resume({ campaignId }));
    expect(refused).toMatchObject({ code: 'validation_failed' });
    await client.campaigns.resume({ campaignId, reason: 'The list was the right one.' });
    await watch();
    expect(await find('refusals')).toMatchObject({
      nearness: 0,
      recent: { calls: 0, events: 0 },
      total: { calls: 13, events: 13 },
    });
  });
});
