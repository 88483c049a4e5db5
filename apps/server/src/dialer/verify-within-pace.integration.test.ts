import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addCallerId } from '../testing/add-caller-id.ts';
import { addCampaign, addList } from '../testing/add-campaign.ts';
import { addOrganization } from '../testing/add-organization.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { forecastTargets } from './forecast-targets.ts';
import { createPlacedBook } from './mark-placed.ts';
import { placeCalls } from './place-calls.ts';
import { type Dialing, startDialing, withAccounts } from './testing/start-dialing.ts';
import { decideAndReserve } from './testing/take-steps.ts';
import { verifyNumber } from './verify-number.ts';

const suite = useTestDatabase();
const { database } = suite;
const day = 24 * 60 * 60 * 1000;
/** Ahead of the database's clock, by which calls under way are counted, and by day in Chicago. */
const now = new Date(Math.ceil(Date.now() / day) * day + 17 * 60 * 60 * 1000);
const called: string[] = [];
/** Until then the carrier gives no answer. */
let held: Promise<unknown> | undefined;
let dialing: Dialing;

beforeAll(async () => {
  dialing = await startDialing(suite, {
    now,
    wrapCarrier: (carrier) => ({
      ...carrier,
      async placeCall(request) {
        called.push(request.to);
        await held;
        return carrier.placeCall(request);
      },
    }),
  });
});
afterAll(() => dialing.stop());

it('an account has as many calls at once as it may, calls with a code and of campaigns together', async () => {
  const pace = { callsPerSecond: 1000, callsAtOnce: 1 };
  const services = withAccounts(dialing.services, () => ({ pace }));
  const organization = await addOrganization(database);
  const { organizationId } = organization;
  await addCallerId(database, organization);
  const e164 = '+13125560190';
  const { listId } = await addList(database, organization, [{ name: 'Ann Lee', e164 }]);
  const campaignId = await addCampaign(database, organization, listId);
  await forecastTargets(services, { organizationId, campaignId });
  const calls = await decideAndReserve(services, { organizationId, campaignId });
  expect(calls).toHaveLength(1);
  const account = await dialing.findAccount();
  const book = createPlacedBook(services, account.id);
  const place = () => placeCalls(services, book, { ...account, pace }, calls, 10);
  const answer = Promise.withResolvers<void>();
  held = answer.promise;
  const asked = {
    scope: organization,
    label: '',
    language: 'en',
    accountId: account.id,
  } as const;
  const first = verifyNumber(services, { ...asked, e164: '+13125570190' });
  await vi.waitUntil(() => called.length === 1, { timeout: 5_000 });
  await wait(300);
  // It is on the line, so that neither a campaign nor another code gets one.
  expect((await place()).taken).toEqual([]);
  expect(await verifyNumber(services, { ...asked, e164: '+13125580190' })).toEqual({
    kind: 'refused',
    because: 'account_busy',
  });
  held = undefined;
  answer.resolve();
  const { id } = await first.then((started) => (started.kind === 'started' ? started : { id: '' }));
  const isOver = testStatement(
    `select state = 'ended' as is_over from caller_id_verifications where id = $1`,
    { is_over: 'bool' },
  );
  const hasEnded = async () => (await askSystem(database, isOver, [id]))[0]?.is_over === true;
  await vi.waitUntil(hasEnded, { timeout: 10_000, interval: 30 });
  await wait(300);
  const { taken, handed } = await place();
  await handed;
  expect(taken).toHaveLength(1);
  expect(called).toHaveLength(2);
});
