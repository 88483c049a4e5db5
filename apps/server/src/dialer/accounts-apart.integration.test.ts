import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sealFields } from '../features/carrier-accounts/account-secrets.ts';
import { addCampaign, addList } from '../testing/add-campaign.ts';
import { addOrganization } from '../testing/add-organization.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { testSecrets } from '../testing/test-secrets.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { backOff } from './back-off.ts';
import { forecastTargets } from './forecast-targets.ts';
import {
  type Dialing,
  dialAndPlace,
  fastPace,
  placeAll,
  startDialing,
  withAccounts,
} from './testing/start-dialing.ts';
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
const rest = testStatement('update carrier_accounts set state = $2 where id = $1', {});
const forget = testStatement(`update dial_budgets set backed_off_until = '-infinity'`, {});
const stopAll = testStatement(`update campaigns set state = 'stopped', finished_at = now()`, {});
const findCalls = testStatement(
  'select account_id, state, outcome from calls_now where campaign_id = $1',
  { account_id: 'uuid?', state: 'text', outcome: 'text?' },
);
const callsOf = (campaignId: string) => askSystem(database, findCalls, [campaignId]);

beforeAll(async () => {
  dialing = await startDialing(suite);
  other = randomUUID();
  const { sid, token } = dialing.simulator.account;
  const { sealed, keyId } = sealFields(testSecrets, other, { token });
  await askSystem(database, insertAccount, [other, sid, sealed, keyId]);
});
afterAll(() => dialing.stop());
beforeEach(async () => {
  await askSystem(database, stopAll);
  await askSystem(database, forget);
});

let line = 6_000;
/** A campaign with one person, who has been judged. */
async function addOne(accountId: string) {
  const organization = await addOrganization(database);
  line += 1;
  const people = [{ name: 'Ann', e164: `+1312555${line}` }];
  const { listId } = await addList(database, organization, people);
  const campaignId = await addCampaign(database, organization, listId);
  await askSystem(database, move, [campaignId, accountId]);
  const campaign = { organizationId: organization.organizationId, campaignId };
  await forecastTargets(dialing.services, campaign);
  return campaign;
}

describe('accounts at carriers', () => {
  it('go on while the carrier of another is left alone', async () => {
    const held = await addOne(dialing.accountId);
    const free = await addOne(other);
    await backOff(dialing.services, dialing.accountId, 'Too many requests', 60);
    await dialAndPlace(dialing.services);
    expect(await callsOf(held.campaignId)).toEqual([]);
    expect(await callsOf(free.campaignId)).toMatchObject([{ account_id: other }]);
  });

  it('place what waits already at the pace that they were changed to', async () => {
    const campaign = await addOne(other);
    let callsAtOnce = 0;
    const services = withAccounts(dialing.services, () => ({ pace: { ...fastPace, callsAtOnce } }));
    let isPlaced = false;
    const calls = await decideAndReserve(services, campaign);
    const placing = placeAll(services, calls).then(() => {
      isPlaced = true;
    });
    await wait(300);
    expect(isPlaced).toBe(false);
    callsAtOnce = 1000;
    await placing;
    expect(await callsOf(campaign.campaignId)).not.toMatchObject([{ state: 'reserved' }]);
  });

  it('place nothing while the process is behind with what calls tell and ask', async () => {
    const campaign = await addOne(other);
    let isBehind = true;
    const backlog = { ...dialing.services.backlog, isBehind: () => isBehind };
    const services = { ...dialing.services, backlog };
    await dialAndPlace(services);
    expect(await callsOf(campaign.campaignId)).toEqual([]);
    const calls = await decideAndReserve(services, campaign);
    let isPlaced = false;
    const placing = placeAll(services, calls).then(() => {
      isPlaced = true;
    });
    await wait(300);
    expect(isPlaced).toBe(false);
    isBehind = false;
    await placing;
    expect(await callsOf(campaign.campaignId)).not.toMatchObject([{ state: 'reserved' }]);
  });

  it('place nothing while they rest, not even what was reserved before', async () => {
    const campaign = await addOne(other);
    const calls = await decideAndReserve(dialing.services, campaign);
    expect(calls).toHaveLength(1);
    await askSystem(database, rest, [other, 'resting']);
    await placeAll(dialing.services, calls);
    await dialAndPlace(dialing.services);
    expect(await callsOf(campaign.campaignId)).toMatchObject([{ outcome: 'withdrawn' }]);
    await askSystem(database, rest, [other, 'active']);
  });
});
