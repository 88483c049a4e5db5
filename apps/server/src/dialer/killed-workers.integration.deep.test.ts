import { chooseOpenPlace } from '@ringfence/domain/zones/testing/choose-place';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addCampaign, addList, type TestPerson } from '../testing/add-campaign.ts';
import { addOrganization } from '../testing/add-organization.ts';
import { killEveryProcess, serve } from '../testing/serve-process.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { testSecretsKey } from '../testing/test-secrets.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { dialRound } from './dial-round.ts';
import { reconcileCalls } from './reconcile-calls.ts';
import { type Dialing, startDialing } from './testing/start-dialing.ts';

const suite = useTestDatabase();
const { database, connectionString } = suite;
let dialing: Dialing;
beforeAll(async () => {
  dialing = await startDialing(suite, { now: new Date() });
});
afterAll(async () => {
  killEveryProcess();
  await dialing.stop();
});

const targets = 1_000;
const kills = 3;
const summary = testStatement(
  `select campaign.state, campaign.paused_for,
     (select count(*) from targets where campaign_id = campaign.id and state = 'done') as done,
     (select count(*) from calls_now where campaign_id = campaign.id and state = 'placing') as placing,
     (select count(*) from calls_now where campaign_id = campaign.id and outcome = 'lost') as lost,
     (select count(*) from calls_now
      where campaign_id = campaign.id and state not in ('placing', 'ended')) as busy
   from campaigns campaign where campaign.id = $1`,
  { state: 'text', paused_for: 'text?', done: 'int8', placing: 'int8', lost: 'int8', busy: 'int8' },
);

/** Calls that the dead worker had reserved, or was asking the carrier for. */
const abandoned = testStatement(
  `select count(*) as calls from calls_now
   where campaign_id = $1 and state in ('reserved', 'placing')`,
  { calls: 'int8' },
);

const countAbandoned = async (campaignId: string): Promise<number> =>
  (await askSystem(database, abandoned, [campaignId]))[0]?.calls ?? 0;

describe('a thousand people and a worker that is killed three times', () => {
  // What a killed worker had reserved waits fifteen seconds for it, three times.
  it('are each called once, and the campaign finishes', async () => {
    const organization = await addOrganization(database);
    const { country, prefix } = chooseOpenPlace(new Date());
    const people = Array.from({ length: targets }, (_, index): TestPerson => {
      return { name: `P${index}`, e164: `${prefix}${2000 + index}`, country };
    });
    const { listId } = await addList(database, organization, people);
    const campaignId = await addCampaign(database, organization, listId);
    const { address, account, calls } = dialing.simulator;
    const worker = () =>
      serve({
        DATABASE_URL: connectionString,
        RINGFENCE_ROLES: 'worker',
        PUBLIC_URL: dialing.application.address,
        CARRIER: 'simulator',
        SECRETS_KEY: testSecretsKey,
        CARRIER_ADDRESS: address,
        CARRIER_SID: account.sid,
        CARRIER_TOKEN: account.token,
        CALLS_PER_SECOND: '20',
        CALLS_AT_ONCE: '1000',
        LOG_LEVEL: 'info',
      });
    // The webhooks are answered by this process, which lives on, as an api process would.
    dialing.clock.follow();
    let leftBehind = 0;
    // Three times, and again if all three died at harmless moments, which would show nothing.
    for (let kill = 0; kill < kills || (leftBehind === 0 && kill < 2 * kills); kill += 1) {
      const before = calls().length;
      const { child, exitCode } = await worker();
      await vi.waitFor(
        async () => {
          expect(calls().length).toBeGreaterThan(before + 60);
          expect(await countAbandoned(campaignId)).toBeGreaterThan(0);
        },
        { timeout: 90_000, interval: 2 },
      );
      child.kill('SIGKILL');
      await exitCode;
      leftBehind += await countAbandoned(campaignId);
    }
    const survivor = await worker();
    // A request that died on its way never reached the carrier; only ten minutes of silence prove it.
    await vi.waitFor(
      async () => {
        const [found] = await askSystem(database, summary, [campaignId]);
        expect(found).toMatchObject({ busy: 0, paused_for: null });
        expect((found?.done ?? 0) + (found?.placing ?? 0)).toBe(targets);
      },
      { timeout: 150_000, interval: 250 },
    );
    survivor.child.kill('SIGTERM');
    await survivor.exitCode;
    dialing.clock.stopAt(new Date(Date.now() + 11 * 60_000));
    await reconcileCalls(dialing.services);
    await dialRound(dialing.services);
    const [found] = await askSystem(database, summary, [campaignId]);
    expect(found).toMatchObject({ state: 'finished', done: targets, placing: 0, busy: 0 });

    const perNumber = Map.groupBy(calls(), ({ to }) => to);
    const twice = [...perNumber.values()].filter((made) => made.length > 1);
    expect(twice).toEqual([]);
    // Called, or lost on the way and counted as if called.
    expect(perNumber.size + (found?.lost ?? 0)).toBe(targets);
    expect(leftBehind).toBeGreaterThan(0);
  });
});
