import { choosePlaceBetween } from '@ringfence/domain/zones/testing/choose-place';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Dialing, startDialing } from './dialer/testing/start-dialing.ts';
import { resumeCampaign } from './features/campaigns/resume-campaign.ts';
import { changes, steerCampaign } from './features/campaigns/steer-campaign.ts';
import { addCampaign, addList, sendNotices } from './testing/add-campaign.ts';
import { addOrganization } from './testing/add-organization.ts';
import { killEveryProcess, serve } from './testing/serve-process.ts';
import { startStanding } from './testing/start-standing.ts';
import { useTestDatabase } from './testing/test-database.ts';
import { testSecretsKey } from './testing/test-secrets.ts';
import { askSystem, testStatement } from './testing/test-statement.ts';

const suite = useTestDatabase();
const { database, connectionString } = suite;
const weekMilliseconds = 7 * 86_400_000;

let dialing: Dialing;
beforeAll(async () => {
  dialing = await startDialing(suite, { now: new Date() });
});
afterAll(async () => {
  killEveryProcess();
  await dialing.stop();
});

const findReminder = testStatement(
  'select reminder_state from promises where organization_id = $1 order by due_on limit 1',
  { reminder_state: 'text?' },
);
const findPlace = testStatement(
  `select target.state, (select count(*) from calls where campaign_id = $1) as calls
   from targets target where target.campaign_id = $1`,
  { state: 'text', calls: 'int8' },
);
const listOrigins = testStatement(
  'select origin from calls_now where organization_id = $1 order by reserved_at desc',
  { origin: 'text' },
);

/** A process that gives places, places calls and answers what they ask. */
const product = () => {
  const { address, account } = dialing.simulator;
  return serve({
    DATABASE_URL: connectionString,
    RINGFENCE_ROLES: 'api,worker',
    CARRIER: 'simulator',
    SECRETS_KEY: testSecretsKey,
    CARRIER_ADDRESS: address,
    CARRIER_SID: account.sid,
    CARRIER_TOKEN: account.token,
    LOG_LEVEL: 'info',
  });
};

describe('a process that is killed after it gave the place and before it called', () => {
  it('leaves the call to another one, which makes it once', async () => {
    const organization = await addOrganization(database);
    const values = [organization.organizationId];
    const findState = async () =>
      (await askSystem(database, findReminder, values))[0]?.reminder_state;
    const now = new Date();
    const { country, prefix } = choosePlaceBetween(now, 9, 19.5);
    const e164 = `${prefix}0179`;
    // A week ago; the process's clock is the real one.
    dialing.clock.stopAt(new Date(now.getTime() - weekMilliseconds));
    const campaignId = await startStanding(dialing.services, organization, 'promise', 7);
    const { listId } = await addList(database, organization, [{ name: 'Ann', e164, country }]);
    await addCampaign(database, organization, listId);
    await dialing.dialToTheEnd();
    await sendNotices(database, organization);
    const arrivals = () => dialing.simulator.calls().filter(({ to }) => to === e164).length;
    expect(arrivals()).toBe(1);
    const services = { ...dialing.services, now: () => new Date() };
    // Paused, so that it is killed before it calls and not by chance after.
    await steerCampaign(services, organization, campaignId, changes.pause);

    const first = await product();
    const given = { timeout: 150_000, interval: 20 };
    await vi.waitFor(async () => expect(await findState()).toBe('scheduled'), given);
    first.child.kill('SIGKILL');
    await first.exitCode;
    expect(await askSystem(database, findPlace, [campaignId])).toEqual([
      { state: expect.stringMatching(/planned|waiting/), calls: 0 },
    ]);
    await resumeCampaign(services, organization, { campaignId, reason: 'Another process calls.' });
    expect(arrivals()).toBe(1);

    const [second, third] = await Promise.all([product(), product()]);
    await vi.waitFor(async () => expect(await findState()).toBe('called'), {
      timeout: 200_000,
      interval: 100,
    });
    for (const { child } of [second, third]) child.kill('SIGTERM');
    await Promise.all([second.exitCode, third.exitCode]);
    expect(arrivals()).toBe(2);
    expect(await askSystem(database, listOrigins, values)).toEqual([
      { origin: 'promise' },
      { origin: 'campaign' },
    ]);
  });
});
