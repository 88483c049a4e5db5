import { signForm } from '@ringfence/carriers/simulator/sign-form';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sealFields } from '../features/carrier-accounts/account-secrets.ts';
import { addCallerId } from '../testing/add-caller-id.ts';
import { addCampaign, addList } from '../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../testing/add-organization.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { testSecrets } from '../testing/test-secrets.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { forecastTargets } from './forecast-targets.ts';
import { reconcileCalls } from './reconcile-calls.ts';
import { type Dialing, startDialing } from './testing/start-dialing.ts';
import { decideAndReserve } from './testing/take-steps.ts';
import { verifyNumber } from './verify-number.ts';

const suite = useTestDatabase();
const { database } = suite;
let dialing: Dialing;
let organization: TestOrganization;
let callId: string;
let lines = 2000;
beforeAll(async () => {
  dialing = await startDialing(suite);
});
afterAll(() => dialing.stop());

const insertAccount = testStatement(
  `insert into carrier_accounts (organization_id, id, carrier, title, settings, secrets, secrets_key,
     calls_per_second, calls_at_once)
   values ($1, $2, 'simulator', 'Other', jsonb_build_object('sid', 'AC' || repeat('9', 32)), $3, $4, 1, 1)`,
  {},
);
async function addAccount(organizationId: string | null, token: string): Promise<string> {
  const id = crypto.randomUUID();
  const { sealed, keyId } = sealFields(testSecrets, id, { token });
  await askSystem(database, insertAccount, [organizationId, id, sealed, keyId]);
  return id;
}

const findCall = testStatement('select state, outcome from calls_now where id = $1', {
  state: 'text',
  outcome: 'text?',
});
const moveCall = testStatement(
  `with moved as (update calls set account_id = $2 where id = $1)
   update calls_under_way set account_id = $2, state = 'ringing' where call_id = $1`,
  {},
);

// The campaigns of the next test call through the simulator's account again.
afterEach(() =>
  askSystem(database, testStatement(`delete from carrier_accounts where title = 'Other'`, {})),
);
beforeEach(async () => {
  organization = await addOrganization(database);
  lines += 1;
  const people = [{ name: 'One', e164: `+1312555${lines}` }];
  const { listId } = await addList(database, organization, people);
  const { organizationId } = organization;
  const campaign = {
    organizationId,
    campaignId: await addCampaign(database, organization, listId),
  };
  await forecastTargets(dialing.services, campaign);
  const [call] = await decideAndReserve(dialing.services, campaign);
  callId = call?.id ?? '';
});

async function tell(accountId: string, token: string, step = 'status', carrier = 'simulator') {
  const path = `/webhooks/${carrier}/${accountId}/${organization.organizationId}/${callId}/${step}`;
  const url = `${dialing.application.address}${path}`;
  const form = { CallSid: 'CA1', CallStatus: 'ringing', CallbackSource: 'call-progress-events' };
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'x-twilio-signature': signForm(token, url, form) },
    body: new URLSearchParams(form),
  });
  return response.status;
}
const answer =
  'answer?part=greeting&in=en&verified=0&wrong=0&question=0&turn=1&tries=0&silences=0&line=0';
const steps = ['status', 'flow', 'detected', answer];

describe('a webhook', () => {
  it('is believed by the secret of the account that the call goes through', async () => {
    expect(await tell(dialing.accountId, dialing.simulator.account.token)).toBe(204);
    expect(await askSystem(database, findCall, [callId])).toMatchObject([{ state: 'ringing' }]);
  });

  it.each(steps)('that another account signed is refused: %s', async (step) => {
    const before = await askSystem(database, findCall, [callId]);
    const own = await addAccount(organization.organizationId, 'own');
    const { organizationId: elsewhere } = await addOrganization(database);
    const foreign = await addAccount(elsewhere, 'foreign');
    const shared = await addAccount(null, 'shared');
    // Its own address with another secret, and the other's address with the other's secret.
    expect(await tell(dialing.accountId, 'own', step)).toBe(403);
    expect(await tell(own, 'own', step)).toBe(403);
    expect(await tell(foreign, 'foreign', step)).toBe(403);
    expect(await tell(shared, 'shared', step)).toBe(403);
    expect(await askSystem(database, findCall, [callId])).toEqual(before);
  });

  it('of an account that is gone, or under the name of another carrier, is refused', async () => {
    const { token } = dialing.simulator.account;
    expect(await tell(crypto.randomUUID(), token)).toBe(403);
    expect(await tell('nothing', token)).toBe(404);
    expect(await tell(dialing.accountId, token, 'status', 'twilio')).toBe(403);
  });
});

describe('a webhook of a call with a code', () => {
  it.each(['status', 'flow'])('that another account signed is refused: %s', async (step) => {
    await addCallerId(database, organization);
    const started = await verifyNumber(dialing.services, {
      scope: organization,
      e164: `+1312556${lines}`,
      label: '',
      language: 'en',
      accountId: dialing.accountId,
    });
    callId = started.kind === 'started' ? started.id : '';
    const own = await addAccount(organization.organizationId, 'own');
    const shared = await addAccount(null, 'shared');
    expect(await tell(dialing.accountId, 'own', step)).toBe(403);
    expect(await tell(own, 'own', step)).toBe(403);
    expect(await tell(shared, 'shared', step)).toBe(403);
    const { token } = dialing.simulator.account;
    expect(await tell(dialing.accountId, token, step)).toBe(step === 'flow' ? 200 : 204);
    // Nobody is asked anything on such a call, and of one that is not there nothing is said.
    expect(await tell(dialing.accountId, token, answer)).toBe(404);
    callId = crypto.randomUUID();
    expect(await tell(dialing.accountId, token, 'flow')).toBe(404);
  });
});

describe('a call of an account that is gone', () => {
  it('ends as lost after its time', async () => {
    await askSystem(database, moveCall, [callId, crypto.randomUUID()]);
    dialing.clock.now = new Date(dialing.clock.now.getTime() + 5 * 60_000);
    await reconcileCalls(dialing.services);
    expect(await askSystem(database, findCall, [callId])).toMatchObject([{ state: 'ringing' }]);
    dialing.clock.now = new Date(dialing.clock.now.getTime() + 6 * 60_000);
    await reconcileCalls(dialing.services);
    expect(await askSystem(database, findCall, [callId])).toEqual([
      { state: 'ended', outcome: 'lost' },
    ]);
  });
});
