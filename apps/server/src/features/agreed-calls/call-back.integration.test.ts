import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forecastTargets } from '../../dialer/forecast-targets.ts';
import { beginPlacing } from '../../dialer/queries/place.ts';
import { recordNews } from '../../dialer/record-news.ts';
import { type AnsweredCall, placeOf } from '../../dialer/testing/answer-calls.ts';
import { type MadeDialer, makeDialer } from '../../dialer/testing/make-dialer.ts';
import { decideAndReserve } from '../../dialer/testing/take-steps.ts';
import { sendNotices } from '../../testing/add-campaign.ts';
import type { TestOrganization } from '../../testing/add-organization.ts';
import { recordCallback, recordRestriction, settleCallback } from '../../testing/enter-records.ts';
import { startStanding } from '../../testing/start-standing.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { judgeCallable } from '../callable/index.ts';
import { keepAgreedCalls } from './keep-agreed-calls.ts';
import { answerInChicago } from './testing/answer-in-chicago.ts';

const { database } = useTestDatabase();
/** 12:00 in Chicago: the evening is from 17:00 on. */
const noon = new Date('2026-06-10T17:00:00Z');
const before = new Date('2026-06-10T21:59:00Z');
const evening = new Date('2026-06-10T22:30:00Z');
const nextEvening = new Date('2026-06-11T22:30:00Z');

let dialer: MadeDialer;
let organization: TestOrganization;
let campaignId = '';
let call: AnsweredCall;
beforeAll(async () => {
  dialer = await makeDialer(database, noon);
});
beforeEach(async () => {
  dialer.clock.now = noon;
  ({ organization, call } = await answerInChicago(dialer));
});

const findCallback = testStatement(
  `select id, state, campaign_id is not null as is_scheduled from callbacks where contact_id = $1`,
  { id: 'uuid', state: 'text', is_scheduled: 'bool' },
);
const stopCampaign = testStatement(
  `update campaigns set state = 'stopped', finished_at = now() where id = $1`,
  {},
);
const findOrigins = testStatement(
  `select origin from calls_now where contact_id = $1 and origin <> 'campaign'`,
  { origin: 'text' },
);
const askForSomeone = testStatement(
  'update callbacks set wants_someone = true where contact_id = $1',
  {},
);

const context = () => ({ scope: organization, headers: new Headers() });
const services = {
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  now: () => dialer.clock.now,
};
const callback = async () => (await askSystem(database, findCallback, [call.contactId]))[0];
async function keep(): Promise<void> {
  await judgeCallable(dialer.services);
  await keepAgreedCalls(dialer.services);
}

/** By keys: another time, the evening, and that a call may come within a week. */
async function askByKey(): Promise<void> {
  const asked = await call.press('3');
  const permitted = await call.press('3', placeOf(asked));
  await call.press('1', placeOf(permitted));
  await call.end();
  await sendNotices(database, organization);
}

async function setUp(): Promise<void> {
  campaignId = await startStanding(dialer.services, organization, 'callback');
}

async function reserveAt(moment: Date) {
  dialer.clock.now = moment;
  const key = { organizationId: organization.organizationId, campaignId };
  while (await forecastTargets(dialer.services, key));
  return decideAndReserve(dialer.services, key);
}
const dialAt = async (moment: Date) => (await reserveAt(moment)).length;

/** A call that nobody takes. */
async function ringAt(moment: Date): Promise<number> {
  const reserved = await reserveAt(moment);
  const { organizationId } = organization;
  await database.asSystem((transaction) =>
    transaction.all(beginPlacing, [
      reserved.map(() => organizationId),
      reserved.map(({ id }) => id),
      moment,
      new Date(moment.getTime() - 10_000),
    ]),
  );
  await recordNews(
    dialer.services,
    reserved.map(({ id: callId }) => ({
      organizationId,
      callId,
      kind: 'event' as const,
      carrierCallId: `CA${callId}`,
      event: { key: 'gone', at: null, state: 'ended' as const, ending: 'no_answer' as const },
    })),
  );
  return reserved.length;
}

describe('a callback that Ringfence makes', () => {
  it('is called at its time, not before', async () => {
    await setUp();
    await askByKey();
    await keep();
    expect(await callback()).toMatchObject({ state: 'open', is_scheduled: true });
    expect(await dialAt(noon)).toBe(0);
    expect(await dialAt(before)).toBe(0);
    expect(await dialAt(evening)).toBe(1);
    expect(await askSystem(database, findOrigins, [call.contactId])).toEqual([
      { origin: 'callback' },
    ]);
  });

  it('is tried again, at most three times in two days, and then not reached', async () => {
    await setUp();
    await askByKey();
    await keep();
    expect(await ringAt(evening)).toBe(1);
    await keep();
    expect(await callback()).toMatchObject({ state: 'open' });
    expect(await ringAt(nextEvening)).toBe(1);
    dialer.clock.now = new Date('2026-06-12T22:30:00Z');
    await keep();
    expect(await callback()).toMatchObject({ state: 'not_reached' });
    await keep();
    expect(await dialAt(new Date('2026-06-12T22:45:00Z'))).toBe(0);
  });

  it('is not called once it was cancelled, also where its call was about to be placed', async () => {
    await setUp();
    await askByKey();
    await keep();
    const [reserved] = await reserveAt(evening);
    const { id: callbackId = '' } = (await callback()) ?? {};
    await settleCallback(services, context(), { callbackId }, 'cancelled');
    const placed = await database.asSystem((transaction) =>
      transaction.all(beginPlacing, [
        [organization.organizationId],
        [reserved?.id],
        evening,
        new Date(evening.getTime() - 10_000),
      ]),
    );
    expect(placed).toEqual([]);
    await keep();
    expect(await dialAt(nextEvening)).toBe(0);
  });

  it('is not called after a stop', async () => {
    await setUp();
    await askByKey();
    await keep();
    await recordRestriction(services, context(), {
      contactId: call.contactId,
      kind: 'medium_stop',
      phoneId: null,
      debtId: null,
      source: 'person',
      evidence: 'Do not call me.',
      note: '',
    });
    expect(await dialAt(evening)).toBe(0);
  });
});

describe('a callback is left to people', () => {
  it('where nothing is set up, and stays with them when something is later', async () => {
    await askByKey();
    dialer.clock.now = new Date('2026-06-10T18:00:00Z');
    await setUp();
    await keep();
    expect(await callback()).toMatchObject({ state: 'open', is_scheduled: false });
    expect(await dialAt(evening)).toBe(0);
  });

  it('where its days were over when it was set up again', async () => {
    await setUp();
    await askByKey();
    await keep();
    await askSystem(database, stopCampaign, [campaignId]);
    await keep();
    dialer.clock.now = new Date('2026-06-20T18:00:00Z');
    await setUp();
    await keep();
    expect(await callback()).toMatchObject({ state: 'open', is_scheduled: false });
    expect(await dialAt(new Date('2026-06-20T22:30:00Z'))).toBe(0);
  });

  it('where the evening that was asked for last is over, and not the time that was asked for before', async () => {
    const ask = (given: { suits: 'evening' | null; wantedAt: string | null }) =>
      recordCallback(services, context(), {
        ...{ contactId: call.contactId, debtId: null, wantsSomeone: false, consentWords: null },
        ...{ ...given, confirmsCallable: true },
      });
    await setUp();
    await call.end();
    await sendNotices(database, organization);
    await judgeCallable(dialer.services);
    await ask({ suits: null, wantedAt: '2026-06-16T19:30:00Z' });
    await keep();
    expect(await callback()).toMatchObject({ is_scheduled: true });
    await askSystem(database, stopCampaign, [campaignId]);
    await keep();
    await ask({ suits: 'evening', wantedAt: null });
    dialer.clock.now = new Date('2026-06-17T18:00:00Z');
    await setUp();
    await keep();
    expect(await callback()).toMatchObject({ state: 'open', is_scheduled: false });
  });

  it('where the person wants to speak to someone', async () => {
    await setUp();
    await askByKey();
    await askSystem(database, askForSomeone, [call.contactId]);
    await keep();
    expect(await callback()).toMatchObject({ is_scheduled: false });
    expect(await dialAt(evening)).toBe(0);
  });
});
