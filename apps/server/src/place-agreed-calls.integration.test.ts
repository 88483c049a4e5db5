import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dialRound } from './dialer/index.ts';
import { listWords } from './dialer/testing/press-key.ts';
import { type Dialing, dialAndPlace, startDialing } from './dialer/testing/start-dialing.ts';
import { keepAgreedCalls } from './features/agreed-calls/keep-agreed-calls.ts';
import { judgeCallable } from './features/callable/index.ts';
import { listContactCallbacks } from './features/callbacks/list-callbacks.ts';
import { recordCallback } from './features/callbacks/record-callback.ts';
import { listCalls } from './features/calls/list-calls.ts';
import { addCampaign, addList, sendNotices } from './testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from './testing/add-organization.ts';
import { recordRestriction } from './testing/enter-records.ts';
import { startStanding } from './testing/start-standing.ts';
import { useTestDatabase } from './testing/test-database.ts';
import { askSystem, testStatement } from './testing/test-statement.ts';

const suite = useTestDatabase();
const { database } = suite;
/** 12:00 in Chicago: the evening is from 17:00 on, and what is promised is due on the 24th. */
const noon = new Date('2026-06-10T17:00:00Z');
const evening = new Date('2026-06-10T22:30:00Z');
const dayBefore = new Date('2026-06-21T17:00:00Z');
const onTheDay = new Date('2026-06-22T17:00:00Z');

let dialing: Dialing;
let organization: TestOrganization;
let said: string[] = [];
beforeAll(async () => {
  dialing = await startDialing(suite, {
    now: noon,
    wrapCarrier: (carrier) => ({
      ...carrier,
      renderFlow(step) {
        said.push(listWords(step));
        return carrier.renderFlow(step);
      },
    }),
  });
});
afterAll(() => dialing.stop());
beforeEach(async () => {
  dialing.clock.stopAt(noon);
  organization = await addOrganization(database);
});

const findPromise = testStatement(
  'select state, reminder_state from promises where organization_id = $1 order by due_on limit 1',
  { state: 'text', reminder_state: 'text?' },
);
const findCallback = testStatement(
  'select state, settled_at is not null as is_settled from callbacks where organization_id = $1',
  { state: 'text', is_settled: 'bool' },
);
const findPlace = testStatement(
  `select target.state, (select count(*) from calls where campaign_id = $1) as calls
   from targets target where target.campaign_id = $1`,
  { state: 'text', calls: 'int8' },
);

/** Something that people know of themselves and can type, besides their year of birth. */
const numberDebt = testStatement(`update debts set reference = 'A-1234' where contact_id = $1`, {});

const promise = async () =>
  (await askSystem(database, findPromise, [organization.organizationId]))[0];
const callback = async () =>
  (await askSystem(database, findCallback, [organization.organizationId]))[0];
const arrivals = (e164: string): number =>
  dialing.simulator.calls().filter(({ to }) => to === e164).length;

/** Newest first, as call history shows them. */
async function history(contactId: string | undefined) {
  const page = { limit: 10, order: 'newest', contactId } as const;
  const { calls } = await listCalls({ database }, organization, page);
  return calls.map(({ origin, outcome, campaign, list }) => ({
    origin,
    outcome,
    campaign: campaign?.name,
    hasList: list !== null,
  }));
}

/** Somebody is called by a campaign, and agrees on another call with their keys. */
async function agree(e164: string, country = 'US'): Promise<string | undefined> {
  const { listId, contactIds } = await addList(database, organization, [
    { name: 'Ann', e164, country },
  ]);
  await addCampaign(database, organization, listId);
  await dialing.dialToTheEnd();
  await sendNotices(database, organization);
  return contactIds.get('Ann');
}

/** What is said on the calls of a moment, after places were given. */
async function callAt(moment: Date): Promise<string> {
  said = [];
  dialing.clock.stopAt(moment);
  await judgeCallable(dialing.services);
  await keepAgreedCalls(dialing.services);
  await dialing.dialToTheEnd();
  await keepAgreedCalls(dialing.services);
  return said.join(' ');
}

describe('through a carrier', () => {
  it('a person who promised by key is called on the day, hears the promise, and is in the history', async () => {
    const e164 = '+13125550179';
    await startStanding(dialing.services, organization, 'promise');
    const before = arrivals(e164);
    const contactId = await agree(e164);
    expect(await promise()).toEqual({ state: 'open', reminder_state: 'waiting' });

    expect(await callAt(dayBefore)).toBe('');
    expect(await promise()).toEqual({ state: 'open', reminder_state: 'scheduled' });
    expect(await callAt(onTheDay)).toMatch(
      /Thank you for your promise to pay \$125.* it is due on .*June 24/,
    );
    expect(await promise()).toEqual({ state: 'open', reminder_state: 'called' });
    expect(arrivals(e164)).toBe(before + 2);
    expect(await history(contactId)).toEqual([
      {
        origin: 'promise',
        outcome: 'right_party',
        campaign: 'Reminders of promises',
        hasList: false,
      },
      expect.objectContaining({ origin: 'campaign', hasList: true }),
    ]);
    expect(await callAt(new Date('2026-06-23T17:00:00Z'))).toBe('');
    expect(arrivals(e164)).toBe(before + 2);
  });

  it('a person whose place one worker gave is called once, though two others call at the same moment', async () => {
    const e164 = '+17735550179';
    await startStanding(dialing.services, organization, 'promise');
    await agree(e164);
    expect(await callAt(dayBefore)).toBe('');
    expect(await promise()).toEqual({ state: 'open', reminder_state: 'scheduled' });
    dialing.clock.stopAt(onTheDay);
    await dialRound(dialing.services, ['forecasts']);
    await Promise.all([dialAndPlace(dialing.services), dialAndPlace(dialing.services)]);
    await callAt(onTheDay);
    expect(await promise()).toEqual({ state: 'open', reminder_state: 'called' });
    expect(arrivals(e164)).toBe(2);
  });

  it('a person who asked for another time is called back when it has come', async () => {
    const e164 = '+13125550182';
    const campaignId = await startStanding(dialing.services, organization, 'callback');
    const countTargets = async () => (await askSystem(database, findPlace, [campaignId])).length;
    const before = arrivals(e164);
    const contactId = await agree(e164);
    expect(await callback()).toEqual({ state: 'open', is_settled: false });

    // Not even a place, as long as it is not known where they are.
    await keepAgreedCalls(dialing.services);
    expect(await countTargets()).toBe(0);
    expect(await callAt(noon)).toBe('');
    expect(await countTargets()).toBe(1);
    expect(await callAt(evening)).toContain('You asked us to call you back.');
    expect(arrivals(e164)).toBe(before + 2);
    expect(await history(contactId)).toEqual([
      { origin: 'callback', outcome: 'right_party', campaign: 'Callbacks', hasList: false },
      expect.objectContaining({ origin: 'campaign', hasList: true }),
    ]);
  });
});

/** What a member enters on the page of somebody whom nobody called yet. */
async function enter(e164: string, given: { wantsSomeone?: boolean; wantedAt?: string } = {}) {
  const { contactIds } = await addList(database, organization, [{ name: 'Ann', e164 }]);
  await sendNotices(database, organization);
  const contactId = contactIds.get('Ann') ?? '';
  await askSystem(database, numberDebt, [contactId]);
  // Where they are is known: an exact time lies in a part of their own day.
  if (given.wantedAt !== undefined) await judgeCallable(dialing.services);
  await ask(contactId, given);
  return contactId;
}

/** For the evening, unless an exact time is given. */
const ask = (contactId: string, given: { wantsSomeone?: boolean; wantedAt?: string } = {}) =>
  recordCallback(dialing.services, context(), {
    ...{ contactId, debtId: null, wantsSomeone: false, consentWords: null },
    ...{ suits: given.wantedAt === undefined ? 'evening' : null, wantedAt: null },
    ...given,
    confirmsCallable: true,
  });
const context = () => ({ scope: organization, headers: new Headers() });
const shownOf = async (contactId: string) =>
  (await listContactCallbacks(dialing.services, organization, contactId)).callbacks[0];

describe('a callback that a member entered', () => {
  it('is called by Ringfence at its time, with the rules of every call', async () => {
    const e164 = '+13125550179';
    await startStanding(dialing.services, organization, 'callback');
    const before = arrivals(e164);
    const contactId = await enter(e164);
    // Its place comes within a minute.
    expect(await shownOf(contactId)).toMatchObject({ call: { nextAt: null, isBlocked: false } });
    expect(await callAt(noon)).toBe('');
    expect(await shownOf(contactId)).toMatchObject({
      dueAt: '2026-06-10T22:00:00.000Z',
      call: { nextAt: '2026-06-10T22:00:00.000Z', isBlocked: false },
    });
    expect(await callAt(new Date('2026-06-10T21:59:00Z'))).toBe('');
    expect(arrivals(e164)).toBe(before);
    expect(await callAt(evening)).toContain('You asked us to call you back.');
    expect(arrivals(e164)).toBe(before + 1);
    expect(await shownOf(contactId)).toMatchObject({ state: 'done', call: null });
    const [made] = (
      await listCalls({ database }, organization, { limit: 1, order: 'newest', contactId })
    ).calls;
    expect(made).toMatchObject({ origin: 'callback' });
  });

  it('is called at its exact time, and not a minute before', async () => {
    const e164 = '+13125550179';
    const before = arrivals(e164);
    await startStanding(dialing.services, organization, 'callback');
    const wantedAt = '2026-06-14T19:30:00.000Z';
    const contactId = await enter(e164, { wantedAt });
    expect(await shownOf(contactId)).toMatchObject({ dueAt: wantedAt, wantedAt });
    for (const early of ['2026-06-10T17:00:00Z', '2026-06-13T19:30:00Z', '2026-06-14T19:29:00Z']) {
      expect(await callAt(new Date(early))).toBe('');
      expect(await shownOf(contactId)).toMatchObject({
        dueAt: wantedAt,
        call: { nextAt: wantedAt },
      });
    }
    expect(arrivals(e164)).toBe(before);
    expect(await callAt(new Date('2026-06-14T19:30:10Z'))).toContain(
      'You asked us to call you back.',
    );
    expect(arrivals(e164)).toBe(before + 1);
    expect(await shownOf(contactId)).toMatchObject({ state: 'done', wantedAt, dueAt: null });
  });

  it('is called at the later time that the person asked for instead, also once it has its place', async () => {
    const e164 = '+13125550188';
    await startStanding(dialing.services, organization, 'callback');
    const contactId = await enter(e164, { wantedAt: '2026-06-10T19:00:00.000Z' });
    expect(await callAt(new Date('2026-06-10T18:59:00Z'))).toBe('');
    const later = '2026-06-10T20:30:00.000Z';
    await ask(contactId, { wantedAt: later });
    // Before the new time has its place, the old one does not hold any more.
    dialing.clock.stopAt(new Date('2026-06-10T19:00:10Z'));
    await judgeCallable(dialing.services);
    await dialing.dialToTheEnd();
    expect(arrivals(e164)).toBe(0);
    expect(await callAt(new Date('2026-06-10T20:29:00Z'))).toBe('');
    expect(await shownOf(contactId)).toMatchObject({ dueAt: later, call: { nextAt: later } });
    await callAt(new Date('2026-06-10T20:30:10Z'));
    expect(arrivals(e164)).toBe(1);
  });

  it('waits for the part of the day again once the person asks for that alone', async () => {
    const e164 = '+13125550182';
    const before = arrivals(e164);
    await startStanding(dialing.services, organization, 'callback');
    const contactId = await enter(e164, { wantedAt: '2026-06-13T23:30:00.000Z' });
    expect(await callAt(noon)).toBe('');
    await ask(contactId);
    expect(await shownOf(contactId)).toMatchObject({ dueAt: '2026-06-10T22:00:00.000Z' });
    expect(await callAt(evening)).toContain('You asked us to call you back.');
    expect(arrivals(e164)).toBe(before + 1);
  });

  it('has its days from its exact time on, and is not reached when they are over', async () => {
    const e164 = '+13125550190';
    await startStanding(dialing.services, organization, 'callback');
    const contactId = await enter(e164, { wantedAt: '2026-06-16T19:30:00.000Z' });
    await recordRestriction(dialing.services, context(), {
      ...{ contactId, kind: 'medium_stop', phoneId: null, debtId: null },
      ...{ source: 'person', evidence: 'Do not call me.', note: '' },
    });
    expect(await callAt(new Date('2026-06-16T19:31:00Z'))).toBe('');
    expect(await callAt(new Date('2026-06-18T19:30:00Z'))).toBe('');
    expect(await shownOf(contactId)).toMatchObject({ state: 'open' });
    expect(await callAt(new Date('2026-06-18T19:31:00Z'))).toBe('');
    expect(await shownOf(contactId)).toMatchObject({ state: 'not_reached' });
    expect(arrivals(e164)).toBe(0);
  });

  it('is not called where a rule forbids it, which is shown with the callback', async () => {
    const e164 = '+13125550184';
    await startStanding(dialing.services, organization, 'callback');
    const contactId = await enter(e164);
    expect(await callAt(noon)).toBe('');
    await recordRestriction(dialing.services, context(), {
      ...{ contactId, kind: 'medium_stop', phoneId: null, debtId: null },
      ...{ source: 'person', evidence: 'Do not call me.', note: '' },
    });
    expect(await callAt(evening)).toBe('');
    expect(arrivals(e164)).toBe(0);
    expect(await shownOf(contactId)).toMatchObject({
      state: 'open',
      isForbidden: true,
      dueAt: null,
      call: {
        isBlocked: true,
        reasons: [{ code: 'MEDIUM_STOP', verdict: 'block' }, { code: 'TCPA_REVOKED' }],
      },
    });
  });

  it.each([
    ['where the person wants a human being', true, true],
    ['where callbacks are not set up', false, false],
  ])('is left to people %s', async (_, isSetUp, wantsSomeone) => {
    const e164 = isSetUp ? '+13125550185' : '+13125550186';
    if (isSetUp) await startStanding(dialing.services, organization, 'callback');
    const contactId = await enter(e164, { wantsSomeone });
    expect(await callAt(noon)).toBe('');
    expect(await shownOf(contactId)).toMatchObject({ dueAt: '2026-06-10T22:00:00.000Z' });
    expect(await callAt(evening)).toBe('');
    expect(arrivals(e164)).toBe(0);
    expect(await shownOf(contactId)).toMatchObject({ state: 'open', wantsSomeone, call: null });
  });
});
