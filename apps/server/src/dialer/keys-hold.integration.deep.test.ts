import { chooseOpenPlace } from '@ringfence/domain/zones/testing/choose-place';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addCampaign, addList } from '../testing/add-campaign.ts';
import { addOrganization } from '../testing/add-organization.ts';
import { killEveryProcess, serve } from '../testing/serve-process.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { testSecretsKey } from '../testing/test-secrets.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { reconcileCalls } from './reconcile-calls.ts';
import { type Dialing, dialAndPlace, startDialing } from './testing/start-dialing.ts';

const suite = useTestDatabase();
const { database, connectionString } = suite;
let dialing: Dialing;
beforeAll(async () => {
  // Slow enough that a goodbye takes longer than to kill the process that said it.
  dialing = await startDialing(suite, { now: new Date(), speed: 4 });
});
afterAll(async () => {
  killEveryProcess();
  await dialing.stop();
});

const findKept = testStatement(
  `select kind, debt_id is not null as is_of_debt from suppressions
   where organization_id = $1 and source = 'call' order by kind`,
  { kind: 'text', is_of_debt: 'bool' },
);
const findCall = testStatement(
  'select state from calls_now where organization_id = $1 order by id limit 1',
  { state: 'text' },
);
const findTarget = testStatement(
  'select state, ended_because from targets where organization_id = $1',
  { state: 'text', ended_because: 'text?' },
);

/** A process that places the calls and answers what they ask. */
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

describe('a key that is pressed on a call whose process is killed before the call ends', () => {
  it.each([
    ['stop', '0195', ['medium_stop', 'number_stop']],
    ['wrong person', '0178', ['number_stop', 'wrong_number']],
    ['dispute', '0180', ['dispute_oral']],
  ])('holds: %s', async (_, last, kinds) => {
    dialing.clock.follow();
    const organization = await addOrganization(database);
    const { organizationId } = organization;
    const { country, prefix } = chooseOpenPlace(new Date());
    const e164 = `${prefix}${last}`;
    const { listId } = await addList(database, organization, [{ name: 'Ann', e164, country }]);
    await addCampaign(database, organization, listId, 3);
    const before = dialing.simulator.calls().filter(({ to }) => to === e164).length;
    const first = await product();
    const keep = async () => {
      const kept = await askSystem(database, findKept, [organizationId]);
      expect(kept.map(({ kind }) => kind)).toEqual(kinds);
      return kept;
    };
    const kept = await vi.waitFor(keep, { timeout: 150_000, interval: 5 });
    first.child.kill('SIGKILL');
    await first.exitCode;
    expect(await askSystem(database, findCall, [organizationId])).toEqual([{ state: 'answered' }]);
    expect(kept.some(({ is_of_debt }) => is_of_debt)).toBe(kinds.includes('dispute_oral'));

    // Another process takes over, a day later: nobody is called again.
    await vi.waitFor(
      () => {
        const call = dialing.simulator.calls().findLast(({ to }) => to === e164);
        expect(call?.ended).toBeDefined();
      },
      { timeout: 60_000, interval: 50 },
    );
    dialing.clock.stopAt(new Date(Date.now() + 24 * 60 * 60_000));
    await reconcileCalls(dialing.services);
    await dialAndPlace(dialing.services);
    const [target] = await askSystem(database, findTarget, [organizationId]);
    expect(['done', 'blocked']).toContain(target?.state);
    await keep();
    expect(dialing.simulator.calls().filter(({ to }) => to === e164)).toHaveLength(before + 1);
  });
});
