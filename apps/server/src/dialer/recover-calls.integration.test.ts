import { randomBytes } from 'node:crypto';
import type { Carrier } from '@ringfence/carriers/port';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordSuppression } from '../features/contacts/record-suppression.ts';
import { addCampaign, addList } from '../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../testing/add-organization.ts';
import { listNotices } from '../testing/list-notices.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { reconcileCalls } from './reconcile-calls.ts';
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
/** What becomes of the carrier's answer on its way back to us. */
let answers: 'come' | 'get lost' | 'never went out' | 'refuse the account' | 'say nothing more' =
  'come';
const wrapCarrier = (carrier: Carrier): Carrier => ({
  ...carrier,
  async placeCall(request) {
    if (answers === 'never went out') return { kind: 'unknown', detail: 'timeout' };
    if (answers === 'refuse the account') {
      return { kind: 'refused', because: 'account', detail: 'Authenticate' };
    }
    if (answers === 'say nothing more') {
      return { kind: 'placed', carrierCallId: `CA${randomBytes(16).toString('hex')}` };
    }
    const answer = await carrier.placeCall(request);
    return answers === 'come' ? answer : { kind: 'unknown', detail: 'timeout' };
  },
});
beforeAll(async () => {
  dialing = await startDialing(suite, { wrapCarrier });
});
afterAll(() => dialing.stop());
beforeEach(() => {
  answers = 'come';
});

const findCall = testStatement(
  `select state, outcome, carrier_call_id from calls_now where campaign_id = $1 order by id`,
  { state: 'text', outcome: 'text?', carrier_call_id: 'text?' },
);
const findTarget = testStatement(
  `select state, attempts, verdict, ended_because from targets where campaign_id = $1`,
  { state: 'text', attempts: 'int4', verdict: 'text?', ended_because: 'text?' },
);
const findCampaign = testStatement(`select state, paused_because from campaigns where id = $1`, {
  state: 'text',
  paused_because: 'text?',
});

/** Area codes of Illinois, one a test, so that a special line is another number in each. */
const areaCodes = [
  '312',
  '773',
  '630',
  '847',
  '708',
  '815',
  '217',
  '309',
  '618',
  '331',
  '224',
  '779',
  '872',
];
interface OnePerson {
  organization: TestOrganization;
  campaign: { organizationId: string; campaignId: string };
  contactId: string;
  e164: string;
}

/** One person who is due in a campaign of their own. */
async function addOne(line = '3000'): Promise<OnePerson> {
  const organization = await addOrganization(database);
  const e164 = `+1${areaCodes.pop()}555${line}`;
  const { listId, contactIds } = await addList(database, organization, [{ name: 'One', e164 }]);
  const campaignId = await addCampaign(database, organization, listId);
  const campaign = { organizationId: organization.organizationId, campaignId };
  return { organization, campaign, contactId: contactIds.get('One') ?? '', e164 };
}

async function forecast(): Promise<void> {
  const paced = withAccounts(dialing.services, () => ({ pace: { ...fastPace, callsAtOnce: 0 } }));
  await dialAndPlace(paced);
}

const arrivals = (e164: string): number =>
  dialing.simulator.calls().filter(({ to }) => to === e164).length;
const wait = (seconds: number): void => {
  dialing.clock.now = new Date(dialing.clock.now.getTime() + seconds * 1000);
};

/** The carrier's calls go on in real time, however far the clock is moved. */
async function reconcileToTheEnd(campaignId: string): Promise<void> {
  await vi.waitFor(async () => {
    wait(61);
    await reconcileCalls(dialing.services);
    const [call] = await askSystem(database, findCall, [campaignId]);
    expect(call?.state).toBe('ended');
  }, 60_000);
}

describe('a call', () => {
  it('whose worker died before it asked the carrier is taken back and made later, once', async () => {
    const { campaign, e164 } = await addOne();
    await forecast();
    expect(await decideAndReserve(dialing.services, campaign)).toHaveLength(1);
    wait(16);
    await reconcileCalls(dialing.services);
    await dialing.dialToTheEnd();
    const calls = await askSystem(database, findCall, [campaign.campaignId]);
    expect(calls[0]).toEqual({ state: 'ended', outcome: 'withdrawn', carrier_call_id: null });
    expect(calls).toHaveLength(2);
    expect(arrivals(e164)).toBe(1);
    const [target] = await askSystem(database, findTarget, [campaign.campaignId]);
    expect(target).toMatchObject({ state: 'done', attempts: 1 });
  });

  it('whose answer got lost is found at the carrier and not dialled again', async () => {
    const { campaign, e164 } = await addOne('0197');
    answers = 'get lost';
    await forecast();
    const calls = await decideAndReserve(dialing.services, campaign);
    await placeAll(dialing.services, calls);
    answers = 'come';
    await reconcileToTheEnd(campaign.campaignId);
    const [call] = await askSystem(database, findCall, [campaign.campaignId]);
    expect(call?.state).toBe('ended');
    expect(call?.carrier_call_id).toMatch(/^CA/);
    expect(call?.outcome).not.toBe('lost');
    expect(arrivals(e164)).toBe(1);
  });

  it('that the carrier does not know after ten minutes counts as spent', async () => {
    const { campaign, e164 } = await addOne();
    answers = 'never went out';
    await forecast();
    const calls = await decideAndReserve(dialing.services, campaign);
    await placeAll(dialing.services, calls);
    answers = 'come';
    wait(30);
    await reconcileCalls(dialing.services);
    expect(await askSystem(database, findCall, [campaign.campaignId])).toMatchObject([
      { state: 'placing' },
    ]);
    wait(601);
    await reconcileCalls(dialing.services);
    await dialing.dialToTheEnd();
    expect(await askSystem(database, findCall, [campaign.campaignId])).toEqual([
      { state: 'ended', outcome: 'lost', carrier_call_id: null },
    ]);
    const [target] = await askSystem(database, findTarget, [campaign.campaignId]);
    expect(target).toMatchObject({ state: 'done', attempts: 1, ended_because: 'attempts_used' });
    expect(arrivals(e164)).toBe(0);
  });

  it.each([
    ['nobody has answered', 'ringing', 601],
    ['somebody has answered', 'answered', 1801],
  ])(
    'that the carrier cannot be asked about ends after its time, where %s',
    async (_, state, seconds) => {
      const { campaign } = await addOne();
      answers = 'say nothing more';
      await dialAndPlace(dialing.services);
      await dialAndPlace(dialing.services);
      await askSystem(
        database,
        testStatement(`update calls_under_way set state = $2 where campaign_id = $1`, {}),
        [campaign.campaignId, state],
      );
      const services = withAccounts(dialing.services, ({ carrier }) => ({
        carrier: { ...carrier, fetchCall: () => Promise.reject(new Error('500')) },
      }));
      wait(seconds - 62);
      await reconcileCalls(services);
      expect(await askSystem(database, findCall, [campaign.campaignId])).toMatchObject([{ state }]);
      wait(62);
      await reconcileCalls(services);
      expect(await askSystem(database, findCall, [campaign.campaignId])).toMatchObject([
        { state: 'ended', outcome: 'lost' },
      ]);
    },
  );

  it('whose events never come is looked up at the carrier', async () => {
    const { campaign } = await addOne('0197');
    await dialAndPlace(dialing.services);
    await dialAndPlace(dialing.services);
    await reconcileToTheEnd(campaign.campaignId);
    const [call] = await askSystem(database, findCall, [campaign.campaignId]);
    expect(call).toMatchObject({ state: 'ended' });
    expect(call?.outcome).not.toBe('lost');
  });

  it('is ended once, although every event comes twice and in the wrong order', async () => {
    const { campaign } = await addOne('0198');
    await dialing.dialToTheEnd();
    const [target] = await askSystem(database, findTarget, [campaign.campaignId]);
    expect(target).toMatchObject({ state: 'done', attempts: 1 });
    expect(await askSystem(database, findCall, [campaign.campaignId])).toHaveLength(1);
  });

  it('is not placed when the person says stop after it was reserved', async () => {
    const { organization, campaign, contactId, e164 } = await addOne();
    await forecast();
    const calls = await decideAndReserve(dialing.services, campaign);
    expect(calls).toHaveLength(1);
    await recordSuppression(
      dialing.services,
      { scope: organization, headers: new Headers() },
      { contactId, kind: 'medium_stop', note: '' },
    );
    await placeAll(dialing.services, calls);
    wait(2);
    await dialing.dialToTheEnd();
    expect(arrivals(e164)).toBe(0);
    const [target] = await askSystem(database, findTarget, [campaign.campaignId]);
    expect(target).toMatchObject({ state: 'blocked', attempts: 0, verdict: 'block' });
  });

  it('is not placed when the campaign is paused after it was reserved', async () => {
    const { campaign, e164 } = await addOne();
    await forecast();
    const calls = await decideAndReserve(dialing.services, campaign);
    await askSystem(
      database,
      testStatement(`update campaigns set state = 'paused' where id = $1`, {}),
      [campaign.campaignId],
    );
    await placeAll(dialing.services, calls);
    await dialing.dialToTheEnd();
    expect(arrivals(e164)).toBe(0);
    const [target] = await askSystem(database, findTarget, [campaign.campaignId]);
    expect(target).toMatchObject({ state: 'waiting', attempts: 0 });
  });

  it('is not placed on a decision older than a minute', async () => {
    const { campaign, e164 } = await addOne();
    await forecast();
    const calls = await decideAndReserve(dialing.services, campaign);
    wait(61);
    await placeAll(dialing.services, calls);
    expect(arrivals(e164)).toBe(0);
    wait(2);
    await dialing.dialToTheEnd();
    expect(arrivals(e164)).toBe(1);
  });

  it('that the carrier refuses for the account pauses the campaign and says why', async () => {
    const { campaign, organization } = await addOne();
    answers = 'refuse the account';
    await forecast();
    const calls = await decideAndReserve(dialing.services, campaign);
    await placeAll(dialing.services, calls);
    expect(await askSystem(database, findCampaign, [campaign.campaignId])).toEqual([
      { state: 'paused', paused_because: 'The carrier refused: Authenticate' },
    ]);
    expect(await listNotices(database, organization.userId)).toEqual([
      { kind: 'campaign_paused', subject_id: campaign.campaignId },
    ]);
    const [target] = await askSystem(database, findTarget, [campaign.campaignId]);
    expect(target).toMatchObject({ state: 'waiting', attempts: 0 });
  });

  it('to a number out of service ends the attempts on it', async () => {
    const { campaign, e164 } = await addOne('0196');
    await dialing.dialToTheEnd();
    const [target] = await askSystem(database, findTarget, [campaign.campaignId]);
    expect(target).toMatchObject({ state: 'done', ended_because: 'unreachable' });
    const findPhone = testStatement(`select state from phones where organization_id = $1`, {
      state: 'text',
    });
    expect(await askSystem(database, findPhone, [campaign.organizationId])).toEqual([
      { state: 'disconnected' },
    ]);
    expect(arrivals(e164)).toBe(1);
  });
});
