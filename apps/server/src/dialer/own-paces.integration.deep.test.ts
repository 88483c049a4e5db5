import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sealFields } from '../features/carrier-accounts/account-secrets.ts';
import type { CampaignKey } from '../ledger/index.ts';
import { addCampaign, addList } from '../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../testing/add-organization.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { testSecrets } from '../testing/test-secrets.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { forecastTargets } from './forecast-targets.ts';
import { startDialer } from './run-dialer.ts';
import { openOwnPaces } from './spend-own-pace.ts';
import { type Dialing, fastPace, startDialing, withAccounts } from './testing/start-dialing.ts';
import { decideAndReserve } from './testing/take-steps.ts';

const suite = useTestDatabase();
const { database } = suite;
let dialing: Dialing;
let other: string;

const insertAccount = testStatement(
  `insert into carrier_accounts (id, carrier, title, settings, secrets, secrets_key,
     calls_per_second, calls_at_once)
   values ($1, 'simulator', 'Other', jsonb_build_object('sid', $2::text), $3, $4, 1000, 1000)`,
  {},
);
const move = testStatement('update campaigns set account_id = $2 where id = $1', {});
const limitCampaign = testStatement(
  'update campaigns set calls_per_second = $2, calls_at_once = $3 where id = $1',
  {},
);
const limitOrganization = testStatement(
  'update organizations set calls_per_second = $2, calls_at_once = $3 where id = $1',
  {},
);
const stopAll = testStatement(`update campaigns set state = 'stopped', finished_at = now()`, {});
const countPlaced = testStatement(
  `select count(*)::integer as calls from calls_now
   where organization_id = $1 and state <> 'reserved' and outcome is distinct from 'withdrawn'`,
  { calls: 'int4' },
);
/** On the database's clock, as it was written. */
const listPlaced = testStatement(
  `select organization_id, campaign_id, (extract(epoch from placing_written_at) * 1000)::bigint as at
   from calls_now where organization_id = any($1) and placing_written_at is not null order by 3`,
  { organization_id: 'uuid', campaign_id: 'uuid?', at: 'int8' },
);

beforeAll(async () => {
  dialing = await startDialing(suite);
  other = randomUUID();
  const { sid, token } = dialing.simulator.account;
  const { sealed, keyId } = sealFields(testSecrets, other, { token });
  await askSystem(database, insertAccount, [other, sid, sealed, keyId]);
});
afterAll(() => dialing.stop());
beforeEach(() => askSystem(database, stopAll));

let exchange = 300;
/** A running campaign of so many people who were judged. */
async function addPeople(organization: TestOrganization, count: number): Promise<CampaignKey> {
  exchange += 1;
  const people = Array.from({ length: count }, (_, index) => ({
    name: `P${exchange} ${index}`,
    e164: `+1312${exchange}${1000 + index}`,
  }));
  const { listId } = await addList(database, organization, people);
  const campaignId = await addCampaign(database, organization, listId);
  const campaign = { organizationId: organization.organizationId, campaignId };
  while (await forecastTargets(dialing.services, campaign));
  return campaign;
}

/** Has workers call until the condition holds. */
async function callUntil(
  isDone: () => Promise<boolean>,
  pace = fastPace,
  workers = 2,
): Promise<void> {
  const services = withAccounts(dialing.services, () => ({ pace }));
  const dialers = Array.from({ length: workers }, () => startDialer(services));
  const passing = setInterval(() => {
    dialing.clock.now = new Date(dialing.clock.now.getTime() + 1_000);
  }, 1_000);
  const until = performance.now() + 50_000;
  try {
    while (!(await isDone())) {
      if (performance.now() > until) throw new Error('it is not done');
      await wait(50);
    }
  } finally {
    clearInterval(passing);
    await Promise.all(dialers.map((dialer) => dialer.stop()));
  }
}

const placedOf = async (organizationId: string): Promise<number> =>
  (await askSystem(database, countPlaced, [organizationId]))[0]?.calls ?? 0;
const placingsOf = (...organizations: TestOrganization[]) =>
  askSystem(database, listPlaced, [organizations.map(({ organizationId }) => organizationId)]);

/** The most calls within any second. */
function findMost(times: readonly number[]): number {
  return Math.max(
    ...times.map((from) => times.filter((at) => at >= from && at < from + 1000).length),
  );
}

describe('the pace of a campaign', () => {
  it('holds over two workers, and holds up no other campaign', async () => {
    const organization = await addOrganization(database);
    const slow = await addPeople(organization, 14);
    const fast = await addPeople(organization, 40);
    await askSystem(database, limitCampaign, [slow.campaignId, 5, null]);
    await callUntil(async () => (await placedOf(organization.organizationId)) === 54);
    const placings = await placingsOf(organization);
    const timesOf = ({ campaignId }: CampaignKey) =>
      placings.filter((one) => one.campaign_id === campaignId).map(({ at }) => at);
    // One more than the pace, where it is slow.
    expect(findMost(timesOf(slow))).toBeLessThanOrEqual(6);
    expect(Math.max(...timesOf(fast))).toBeLessThan(Math.max(...timesOf(slow)));
  });

  it('lets no more calls be under way at once', async () => {
    const organization = await addOrganization(database);
    const campaign = await addPeople(organization, 12);
    await askSystem(database, limitCampaign, [campaign.campaignId, null, 3]);
    const first = await decideAndReserve(dialing.services, campaign);
    expect(first).toHaveLength(3);
    expect(await decideAndReserve(dialing.services, campaign)).toEqual([]);
  });

  it('holds from the moment it is changed', async () => {
    const organization = await addOrganization(database);
    const campaign = await addPeople(organization, 20);
    const calls = await decideAndReserve(dialing.services, campaign);
    const choose = () =>
      database.asSystem(async (transaction) => {
        const paces = await openOwnPaces(transaction, calls);
        const chosen = paces.choose(calls, 10);
        await paces.spend(chosen);
        return chosen.length;
      });
    expect(await choose()).toBe(10);
    await askSystem(database, limitCampaign, [campaign.campaignId, 1, null]);
    // What it spends is kept from here on.
    expect(await choose()).toBe(0);
    expect(await choose()).toBe(1);
    await askSystem(database, limitCampaign, [campaign.campaignId, null, null]);
    expect(await choose()).toBe(10);
  });
});

describe('the pace of an organization', () => {
  it('holds over its campaigns, two accounts and two workers', async () => {
    const organization = await addOrganization(database);
    const { organizationId } = organization;
    await addPeople(organization, 10);
    const { campaignId } = await addPeople(organization, 10);
    await askSystem(database, move, [campaignId, other]);
    await askSystem(database, limitOrganization, [organizationId, 6, null]);
    await callUntil(async () => (await placedOf(organizationId)) === 20);
    const placings = await placingsOf(organization);
    expect(findMost(placings.map(({ at }) => at))).toBeLessThanOrEqual(7);
  });

  it('is spent by one worker at a time; another does not wait for it', async () => {
    const organization = await addOrganization(database);
    await askSystem(database, limitOrganization, [organization.organizationId, 100, null]);
    const campaign = await addPeople(organization, 5);
    const calls = await decideAndReserve(dialing.services, campaign);
    const choose = (during: () => Promise<unknown>) =>
      database.asSystem(async (transaction) => {
        const paces = await openOwnPaces(transaction, calls);
        await during();
        return paces.choose(calls, 5).length;
      });
    await choose(async () => {});
    let meanwhile = -1;
    const first = await choose(async () => {
      meanwhile = await choose(async () => {});
    });
    expect(first).toBeGreaterThan(0);
    expect(meanwhile).toBe(0);
  });
});

describe('organizations that share an account', () => {
  it('get the same, however many campaigns and people each has', async () => {
    const many = await addOrganization(database);
    const one = await addOrganization(database);
    for (let campaign = 0; campaign < 20; campaign += 1) await addPeople(many, 20);
    await addPeople(one, 100);
    const ids = [many.organizationId, one.organizationId];
    const pace = { callsPerSecond: 40, callsAtOnce: 1000 };
    const placed = 140;
    await callUntil(async () => {
      const [first = 0, second = 0] = await Promise.all(ids.map(placedOf));
      return first + second >= placed;
    }, pace);
    const placings = (await placingsOf(many, one)).slice(0, placed);
    const share = placings.filter(({ organization_id }) => organization_id === ids[1]).length;
    expect(placings).toHaveLength(placed);
    // Shared by campaigns or by people it would be 7 or 28; a busy machine makes one or the other late.
    expect(share).toBeGreaterThan(55);
    expect(share).toBeLessThan(85);
    const campaigns = new Set(placings.map(({ campaign_id }) => campaign_id));
    // Each turn reserves several calls at once.
    expect(campaigns.size).toBeGreaterThan(6);
  });

  it('leave their share to the others where they have nobody left', async () => {
    const few = await addOrganization(database);
    const rest = await addOrganization(database);
    await addPeople(few, 4);
    await addPeople(rest, 60);
    await callUntil(async () => (await placedOf(rest.organizationId)) === 60, {
      callsPerSecond: 40,
      callsAtOnce: 1000,
    });
    expect(await placedOf(few.organizationId)).toBe(4);
  });
});
