import type { Carrier, PlaceAnswer } from '@ringfence/carriers/port';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { showCampaign } from '../features/campaigns/find-campaign.ts';
import { addCampaign, addList } from '../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../testing/add-organization.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { backOff, endBackOff } from './back-off.ts';
import { dialRound } from './dial-round.ts';
import { reconcileCalls } from './reconcile-calls.ts';
import { type Dialing, dialAndPlace, startDialing, withAccounts } from './testing/start-dialing.ts';

const suite = useTestDatabase();
const { database } = suite;
let dialing: Dialing;
let answer: PlaceAnswer | undefined;
let asked = 0;
const wrapCarrier = (carrier: Carrier): Carrier => ({
  ...carrier,
  async placeCall(request) {
    asked += 1;
    return answer ?? carrier.placeCall(request);
  },
});
beforeAll(async () => {
  dialing = await startDialing(suite, { wrapCarrier });
});
afterAll(() => dialing.stop());

const forget = testStatement(
  `update dial_budgets set backed_off_until = '-infinity', failures = 0, backed_off_because = null`,
  {},
);
/** As if the time of the back-off had passed, and it is not known yet whether the carrier is back. */
const passTime = testStatement(`update dial_budgets set backed_off_until = '-infinity'`, {});
const findBudget = testStatement(
  `select failures, backed_off_because as because,
     greatest(0, extract(epoch from backed_off_until - clock_timestamp()))::integer as seconds
   from dial_budgets where account_id = $1`,
  { failures: 'int4', because: 'text?', seconds: 'int4' },
);
const findBudgetNow = async () => {
  const [budget] = await askSystem(database, findBudget, [dialing.accountId]);
  return budget;
};
const findTarget = testStatement(
  `select target.state, target.attempts, call.outcome
   from targets target left join calls call on call.organization_id = target.organization_id
     and call.campaign_id = target.campaign_id and call.contact_id = target.contact_id
   where target.campaign_id = $1`,
  { state: 'text', attempts: 'int4', outcome: 'text?' },
);
beforeEach(async () => {
  answer = undefined;
  asked = 0;
  await askSystem(database, forget, []);
  await askSystem(database, stopAll, []);
});

let line = 4_000;
let organization: TestOrganization;
async function addOne(): Promise<string> {
  organization = await addOrganization(database);
  const people = [{ name: 'Ann', e164: `+1312555${line++}` }];
  const { listId } = await addList(database, organization, people);
  const campaignId = await addCampaign(database, organization, listId);
  await dialRound(dialing.services, ['forecasts']);
  return campaignId;
}
const restAccount = testStatement(`update carrier_accounts set state = $2 where id = $1`, {});
const stopAll = testStatement(`update campaigns set state = 'stopped', finished_at = now()`, {});
const targetOf = async (campaignId: string) =>
  (await askSystem(database, findTarget, [campaignId]))[0];
const pass = (seconds: number): void => {
  dialing.clock.now = new Date(dialing.clock.now.getTime() + seconds * 1000);
};

describe('a carrier that is asked too often', () => {
  it('is left alone for as long as it says, and nobody’s attempt is spent', async () => {
    const campaignId = await addOne();
    const detail = 'Too many requests';
    answer = { kind: 'refused', because: 'busy_carrier', detail, retryAfterSeconds: 30 };
    await dialAndPlace(dialing.services);
    expect(await targetOf(campaignId)).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(await findBudgetNow()).toMatchObject({ failures: 1, because: detail });
    expect((await findBudgetNow())?.seconds).toBeGreaterThan(25);
    const show = async () => (await showCampaign(dialing.services, organization, campaignId)).waits;
    expect(await show()).toMatchObject({ for: 'carrier' });

    answer = undefined;
    pass(120);
    await dialAndPlace(dialing.services);
    expect(asked).toBe(1);

    await askSystem(database, passTime, []);
    await dialAndPlace(dialing.services);
    expect(asked).toBe(2);
    expect(await findBudgetNow()).toMatchObject({ failures: 0, because: null });
    expect(await show()).toBeNull();
    await askSystem(database, restAccount, [dialing.accountId, 'resting']);
    expect(await show()).toEqual({ for: 'account', until: null });
    await askSystem(database, restAccount, [dialing.accountId, 'active']);
  });

  it('is left alone longer with each failure, and all that failed together count once', async () => {
    const seconds: number[] = [];
    for (let failure = 0; failure < 4; failure += 1) {
      const { services, accountId } = dialing;
      await Promise.all([1, 2, 3].map(() => backOff(services, accountId, 'busy', undefined)));
      const budget = await findBudgetNow();
      seconds.push(budget?.seconds ?? 0);
      await askSystem(database, passTime, []);
    }
    expect(seconds).toEqual([1, 2, 4, 8]);
    await database.asSystem((transaction) =>
      endBackOff(dialing.services, transaction, dialing.accountId),
    );
    expect(await findBudgetNow()).toMatchObject({ failures: 0 });
  });
});

describe('a call that the carrier itself failed to take', () => {
  it('costs no attempt once the carrier answers and does not show it', async () => {
    const campaignId = await addOne();
    answer = { kind: 'unknown', detail: 'HTTP 503', isOverloaded: true };
    await dialAndPlace(dialing.services);
    expect(await targetOf(campaignId)).toMatchObject({ state: 'calling', attempts: 1 });
    expect(await findBudgetNow()).toMatchObject({ failures: 1, because: 'HTTP 503' });
    pass(60);
    await reconcileCalls(dialing.services);
    expect(await targetOf(campaignId)).toEqual({
      state: 'waiting',
      attempts: 0,
      outcome: 'withdrawn',
    });
  });

  it('is never asked for again while the carrier shows it', async () => {
    const campaignId = await addOne();
    const { services } = dialing;
    const reallyPlaced = (carrier: Carrier): Carrier => ({
      ...carrier,
      async placeCall(request) {
        await carrier.placeCall(request);
        return { kind: 'unknown', detail: 'HTTP 502', isOverloaded: true };
      },
    });
    await dialAndPlace(
      withAccounts(services, ({ carrier }) => ({ carrier: reallyPlaced(carrier) })),
    );
    pass(60);
    await reconcileCalls(services);
    await askSystem(database, passTime, []);
    await dialAndPlace(services);
    const target = await targetOf(campaignId);
    expect(target?.attempts).toBe(1);
    expect(target?.outcome).not.toBe('withdrawn');
    expect(asked).toBe(1);
  });
});
