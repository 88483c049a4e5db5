import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Carrier } from '@ringfence/carriers/port';
import { findCarrier } from '@ringfence/carriers/registry';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addCallerId } from '../testing/add-caller-id.ts';
import { addCampaign, addList } from '../testing/add-campaign.ts';
import { addOrganization } from '../testing/add-organization.ts';
import { approveScript } from '../testing/approve-script.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { startHearing } from './hear-calls.ts';
import { listenSeconds, withdrawnMilliseconds } from './limits.ts';
import { takeListening } from './queries/listen.ts';
import { type Dialing, dialAndPlace, startDialing, withAccounts } from './testing/start-dialing.ts';
import { testScript, verifyNumber } from './verify-number.ts';

const suite = useTestDatabase();
const { database } = suite;
let dialing: Dialing;
beforeAll(async () => {
  dialing = await startDialing(suite);
});
afterAll(() => dialing.stop());

/** A carrier with a socket, of which only is seen how many listen at it. */
async function makeSocket() {
  const seen = { listening: 0, most: 0 };
  const carrier: Carrier = {
    ...(await dialing.findAccount()).carrier,
    async listen() {
      seen.listening += 1;
      seen.most = Math.max(seen.most, seen.listening);
      return {
        async stop() {
          seen.listening -= 1;
        },
        failed: new Promise<Error>(() => {}),
      };
    },
  };
  return { services: withAccounts(dialing.services, () => ({ carrier })), seen };
}

describe('a carrier that pushes its events', () => {
  it('is heard by one worker of several, and by the next when that one stops', async () => {
    const { services, seen } = await makeSocket();
    const workers = [1, 2, 3].map(() => startHearing(services, randomUUID()));
    await vi.waitFor(() => expect(seen.listening).toBe(1), { timeout: 30_000 });
    await wait(2_500);
    expect(seen).toEqual({ listening: 1, most: 1 });
    for (const left of [1, 1, 0]) {
      const owner = workers.shift();
      await owner?.stop();
      await vi.waitFor(() => expect(seen.listening).toBe(left), { timeout: 30_000 });
    }
    expect(seen.most).toBe(1);
  });

  it('is taken over within seconds from a worker that died', async () => {
    const { services, seen } = await makeSocket();
    await database.asSystem((transaction) =>
      transaction.all(takeListening, [dialing.accountId, randomUUID(), listenSeconds]),
    );
    const heir = startHearing(services, randomUUID());
    await wait(1_500);
    expect(seen.listening).toBe(0);
    await vi.waitFor(() => expect(seen.listening).toBe(1), { timeout: 60_000 });
    await heir.stop();
  });
});

const findCalls = testStatement(
  `select state, outcome from calls_now
   where campaign_id = $1 and outcome is distinct from 'withdrawn' order by e164`,
  { state: 'text', outcome: 'text?' },
);

describe('calls through a carrier in this process', () => {
  it('are heard to their end, with the keys that were pressed', async () => {
    const carrier = findCarrier('loopback')?.create({ speed: 200 });
    if (carrier === undefined) throw new Error('loopback is not registered');
    const services = withAccounts(dialing.services, () => ({ carrier }));
    const hearing = startHearing(services, randomUUID());
    const organization = await addOrganization(database);
    const { listId } = await addList(database, organization, [
      { name: 'Never', e164: '+13125550190' },
      { name: 'Right', e164: '+13125550194' },
      { name: 'Stop', e164: '+13125550195' },
    ]);
    const campaignId = await addCampaign(database, organization, listId);
    // Judged in the first round, called in the second.
    await dialAndPlace(services);
    await vi.waitFor(
      async () => {
        // On a machine that stood still for a second calls are taken back, and made a moment later.
        dialing.clock.stopAt(new Date(dialing.clock.now.getTime() + withdrawnMilliseconds));
        await dialAndPlace(services);
        expect(await askSystem(database, findCalls, [campaignId])).toEqual([
          { state: 'ended', outcome: 'no_answer' },
          { state: 'ended', outcome: 'right_party' },
          { state: 'ended', outcome: 'stop' },
        ]);
      },
      { timeout: 60_000, interval: 200 },
    );
    await hearing.stop();
  });

  it('are heard to their end where they say a code', async () => {
    const carrier = findCarrier('loopback')?.create({ speed: 200 });
    if (carrier === undefined) throw new Error('loopback is not registered');
    const services = withAccounts(dialing.services, () => ({ carrier }));
    const hearing = startHearing(services, randomUUID());
    const organization = await addOrganization(database);
    await addCallerId(database, organization);
    const asked = { scope: organization, label: '', language: 'en' } as const;
    const { accountId } = dialing;
    // Heard from the first event on: the connection is there before anybody calls.
    await wait(1_000);
    for (const e164 of ['+13125560190', '+13125560193']) {
      const started = await verifyNumber(services, { ...asked, e164, accountId });
      expect(started.kind).toBe('started');
    }
    const find = testStatement(
      `select outcome, spoken_at is not null as is_said from caller_id_verifications
       where organization_id = $1 order by e164`,
      { outcome: 'text?', is_said: 'bool' },
    );
    await vi.waitFor(
      async () =>
        expect(await askSystem(database, find, [organization.organizationId])).toEqual([
          { outcome: 'no_answer', is_said: false },
          { outcome: 'hung_up', is_said: true },
        ]),
      { timeout: 60_000 },
    );
    await hearing.stop();
  });

  it('are heard to their end where they speak a script that is tried, and leave no stop behind', async () => {
    const carrier = findCarrier('loopback')?.create({ speed: 200 });
    if (carrier === undefined) throw new Error('loopback is not registered');
    const services = withAccounts(dialing.services, () => ({ carrier }));
    const hearing = startHearing(services, randomUUID());
    const organization = await addOrganization(database);
    const { organizationId } = organization;
    await addCallerId(database, organization);
    const scriptId = await approveScript(database, organizationId);
    // The one who answers there wants no more calls.
    const e164 = await addCallerId(database, organization, { e164: '+13125570195' });
    await wait(1_000);
    const { accountId } = dialing;
    const asked = { scope: organization, e164, language: 'en', accountId, scriptId } as const;
    const started = await testScript(services, { ...asked, version: 1, contactId: null });
    expect(started.kind).toBe('started');
    const find = testStatement(
      `select outcome, spoken_at is not null as is_said, answered_by,
         (select count(*) from suppressions where organization_id = $1) as restrictions
       from caller_id_verifications where organization_id = $1`,
      { outcome: 'text?', is_said: 'bool', answered_by: 'text?', restrictions: 'int8' },
    );
    await vi.waitFor(
      async () =>
        expect(await askSystem(database, find, [organizationId])).toMatchObject([
          { outcome: 'hung_up', is_said: true, restrictions: 0 },
        ]),
      { timeout: 60_000 },
    );
    await hearing.stop();
  });
});
