import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { judgeAgain } from '../ledger/index.ts';
import { addCampaign, addList, addListOf, sendNotices } from '../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../testing/add-organization.ts';
import { makeMovedClock } from '../testing/moved-clock.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { forecastTargets } from './forecast-targets.ts';
import { reconcileCalls } from './reconcile-calls.ts';
import { recordNews } from './record-news.ts';
import type { DialerServices } from './services.ts';
import { pressKey } from './testing/press-key.ts';
import {
  type Dialing,
  dialAndPlace,
  placeAll,
  startDialing,
  withAccounts,
} from './testing/start-dialing.ts';
import { decideAndReserve } from './testing/take-steps.ts';

const suite = useTestDatabase();
const { database } = suite;
let dialing: Dialing;
beforeAll(async () => {
  dialing = await startDialing(suite);
});
afterAll(() => dialing.stop());

const findTarget = testStatement(
  `select state, attempts, next_at, verdict from targets where campaign_id = $1`,
  { state: 'text', attempts: 'int4', next_at: 'timestamptz?', verdict: 'text?' },
);
const findCalls = testStatement(
  `select id, state, outcome, choice from calls_now where campaign_id = $1`,
  {
    id: 'uuid',
    state: 'text',
    outcome: 'text?',
    choice: 'text?',
  },
);

async function addOne(e164: string, mostAttempts = 1) {
  const organization = await addOrganization(database);
  const { listId, contactIds } = await addList(database, organization, [{ name: 'One', e164 }]);
  return {
    organization,
    listId,
    contactId: contactIds.get('One') ?? '',
    ...(await start(organization, listId, mostAttempts)),
  };
}

async function start(organization: TestOrganization, listId: string, mostAttempts = 1) {
  const campaignId = await addCampaign(database, organization, listId, mostAttempts);
  return { campaign: { organizationId: organization.organizationId, campaignId } };
}

function at(moment: string): DialerServices {
  const now = () => new Date(moment);
  return { ...dialing.services, now, clock: makeMovedClock(now) };
}
const targetOf = async (campaign: { campaignId: string }) =>
  (await askSystem(database, findTarget, [campaign.campaignId]))[0];

describe('a call', () => {
  it('is not taken back on a conclusion that has been overtaken', async () => {
    const { campaign } = await addOne('+13125550197');
    await forecastTargets(dialing.services, campaign);
    const calls = await decideAndReserve(dialing.services, campaign);
    await placeAll(dialing.services, calls);
    const callId = calls[0]?.id ?? '';
    const { organizationId } = campaign;
    await recordNews(dialing.services, [
      { organizationId, callId, kind: 'end', from: 'reserved', outcome: 'withdrawn' },
    ]);
    expect(await targetOf(campaign)).toMatchObject({ state: 'calling', attempts: 1 });
  });

  it('hears a stop that is pressed when the question is asked a second time', async () => {
    const { campaign } = await addOne('+17085550197');
    await forecastTargets(dialing.services, campaign);
    const [call] = await decideAndReserve(dialing.services, campaign);
    const callId = call?.id ?? '';
    const { organizationId } = campaign;
    const asked = { organizationId, callId };
    await recordNews(dialing.services, [pressKey(asked, null)]);
    await recordNews(dialing.services, [pressKey(asked, '9', [{ kind: 'stop' }])]);
    expect(await askSystem(database, findCalls, [campaign.campaignId])).toMatchObject([
      { choice: 'stop' },
    ]);
    // What the carrier sends twice counts once.
    await recordNews(dialing.services, [pressKey(asked, '9', [{ kind: 'stop' }])]);
    const countKeys = testStatement(
      `select count(*) as keys from carrier_events where call_id = $1 and kind = 'answer'`,
      { keys: 'int8' },
    );
    expect(await askSystem(database, countKeys, [callId])).toEqual([{ keys: 2 }]);
  });

  it.each([
    ['2026-06-11T01:59:05Z', 1, 'calling'],
    ['2026-06-11T01:59:15Z', 0, 'waiting'],
  ])(
    'begins only when it can end ringing before the window closes: at %s, %i',
    async (moment, reserved, state) => {
      const { campaign } = await addOne(`+1773555${reserved + 2400}`);
      // Judged before, when there was time left.
      await forecastTargets(at('2026-06-11T01:00:00Z'), campaign);
      const calls = await decideAndReserve(at(moment), campaign);
      expect(calls).toHaveLength(reserved);
      expect(await targetOf(campaign)).toMatchObject({ state });
      await placeAll(at(moment), calls);
    },
  );

  it('is not made to somebody who is on the phone, nor in the week after', async () => {
    const { organization, listId, campaign } = await addOne('+16305550197');
    await sendNotices(database, organization);
    await dialAndPlace(dialing.services);
    await dialAndPlace(dialing.services);
    await vi.waitFor(
      async () => {
        const calls = await askSystem(database, findCalls, [campaign.campaignId]);
        expect(calls).toMatchObject([{ state: 'answered', choice: 'right_party' }]);
      },
      { timeout: 60_000 },
    );
    const { campaign: second } = await start(organization, listId);
    await dialAndPlace(dialing.services);
    await dialAndPlace(dialing.services);
    expect(await askSystem(database, findCalls, [second.campaignId])).toEqual([]);
    await vi.waitFor(async () => {
      dialing.clock.now = new Date(dialing.clock.now.getTime() + 61_000);
      await reconcileCalls(dialing.services);
      const calls = await askSystem(database, findCalls, [campaign.campaignId]);
      expect(calls).toMatchObject([{ outcome: 'right_party' }]);
    }, 60_000);
    await dialAndPlace(dialing.services);
    expect(await targetOf(second)).toMatchObject({ state: 'waiting', verdict: 'defer' });
  });

  it('that was taken back and turns out to have rung has cost an attempt', async () => {
    const { campaign } = await addOne('+18475550197');
    await forecastTargets(dialing.services, campaign);
    const [call] = await decideAndReserve(dialing.services, campaign);
    const named = { organizationId: campaign.organizationId, callId: call?.id ?? '' };
    const report = (state: 'queued' | 'ringing') =>
      recordNews(dialing.services, [
        { ...named, kind: 'event', carrierCallId: 'CAx', event: { key: state, at: null, state } },
      ]);
    await report('queued');
    await recordNews(dialing.services, [
      {
        ...named,
        kind: 'event',
        carrierCallId: 'CAx',
        event: { key: 'canceled', at: null, state: 'ended', ending: 'canceled' },
      },
    ]);
    const taken = await targetOf(campaign);
    expect(taken).toMatchObject({ state: 'waiting', attempts: 0 });
    const wait = (taken?.next_at?.getTime() ?? 0) - dialing.clock.now.getTime();
    expect(wait).toBeGreaterThanOrEqual(60_000);
    await report('ringing');
    expect(await targetOf(campaign)).toMatchObject({ state: 'done', attempts: 1 });
  });

  it('is not tried again earlier because the night came in between', async () => {
    const { campaign, contactId } = await addOne('+17085552000', 3);
    await forecastTargets(dialing.services, campaign);
    const rest = new Date('2026-06-12T20:00:00Z');
    await askSystem(
      database,
      testStatement(`update targets set not_before = $2, next_at = $2 where campaign_id = $1`, {}),
      [campaign.campaignId, rest],
    );
    await database.asSystem((transaction) =>
      judgeAgain(transaction, campaign.organizationId, [contactId]),
    );
    // 22:00 in Chicago: the law alone would let it go at eight in the morning.
    await forecastTargets(at('2026-06-11T03:00:00Z'), campaign);
    expect(await targetOf(campaign)).toMatchObject({ state: 'waiting', next_at: rest });
  });

  it('is decided on facts whose fingerprint can be proven from what is stored', async () => {
    const { campaign } = await addOne('+12175552000');
    await forecastTargets(dialing.services, campaign);
    const calls = await decideAndReserve(dialing.services, campaign);
    await placeAll(dialing.services, calls);
    const proof = testStatement(
      `select facts_hash = sha256(convert_to(facts::text, 'UTF8')) as proven,
         facts->'phone'->>'e164' as e164
       from decisions where campaign_id = $1 and verdict = 'allow'`,
      { proven: 'bool', e164: 'text' },
    );
    expect(await askSystem(database, proof, [campaign.campaignId])).toEqual([
      { proven: true, e164: '+12175552000' },
    ]);
  });

  it('of one campaign that fails holds up no other', async () => {
    const { campaign: broken } = await addOne('+13095552666');
    const { campaign: whole, organization } = await addOne('+13095552001');
    const failing = withAccounts(dialing.services, ({ carrier }) => ({
      carrier: {
        ...carrier,
        placeCall(request) {
          if (request.to.endsWith('2666')) throw new Error('a fault of ours');
          return carrier.placeCall(request);
        },
      },
    }));
    for (let round = 0; round < 3; round += 1) await dialAndPlace(failing);
    await dialing.dialToTheEndOf(organization.organizationId);
    expect(await askSystem(database, findCalls, [whole.campaignId])).toMatchObject([
      { state: 'ended' },
    ]);
    expect(await askSystem(database, findCalls, [broken.campaignId])).toMatchObject([
      { state: 'placing' },
    ]);
  });

  it('to a number that two people share is made to one of them at a time', async () => {
    const organization = await addOrganization(database);
    const shared = ['Ann', 'Bob'].map((name) => ({ name, e164: '+16185550190' }));
    const { listId, contactIds } = await addList(database, organization, shared);
    const { campaign } = await start(organization, listId);
    await forecastTargets(dialing.services, campaign);
    expect(await decideAndReserve(dialing.services, campaign)).toHaveLength(1);
    expect(await decideAndReserve(dialing.services, campaign)).toHaveLength(0);
    const other = await addListOf(database, organization, [...contactIds.values()]);
    const { campaign: second } = await start(organization, other);
    await forecastTargets(dialing.services, second);
    expect(await decideAndReserve(dialing.services, second)).toHaveLength(0);
  });
});
