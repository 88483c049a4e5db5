import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forecastTargets } from '../../dialer/forecast-targets.ts';
import { type AnsweredCall, placeOf } from '../../dialer/testing/answer-calls.ts';
import { type MadeDialer, makeDialer } from '../../dialer/testing/make-dialer.ts';
import { decideAndReserve } from '../../dialer/testing/take-steps.ts';
import { sendNotices } from '../../testing/add-campaign.ts';
import type { TestOrganization } from '../../testing/add-organization.ts';
import { recordPayments, recordRestriction } from '../../testing/enter-records.ts';
import { startStanding } from '../../testing/start-standing.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { judgeCallable } from '../callable/index.ts';
import { keepAgreedCalls } from './keep-agreed-calls.ts';
import { answerInChicago } from './testing/answer-in-chicago.ts';

const { database } = useTestDatabase();
/** 12:00 in Chicago. What is promised on it is due on the 24th, and reminded of on the 22nd. */
const noon = new Date('2026-06-10T17:00:00Z');
const before = new Date('2026-06-22T12:59:00Z');
const near = new Date('2026-06-20T17:00:00Z');
const onTheDay = new Date('2026-06-22T14:00:00Z');

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
  campaignId = await startStanding(dialer.services, organization, 'promise');
});

const findPromise = testStatement(
  `select state, reminder_state, due_on::text as due_on from promises where contact_id = $1 order by due_on limit 1`,
  { state: 'text', reminder_state: 'text?', due_on: 'text' },
);
const findCalls = testStatement(
  `select call.origin, call.debt_id = promise.debt_id as is_about_it, call.campaign_id
   from calls_now call left join promises promise on promise.contact_id = call.contact_id
   where call.contact_id = $1 and call.origin = 'promise'`,
  { origin: 'text', is_about_it: 'bool?', campaign_id: 'uuid?' },
);
const findTarget = testStatement(
  `select state, next_at, ended_because from targets where campaign_id = $1`,
  { state: 'text', next_at: 'timestamptz?', ended_because: 'text?' },
);
const findDebt = testStatement('select id, balance_minor from debts where contact_id = $1', {
  id: 'uuid',
  balance_minor: 'int8',
});
const holdBack = testStatement(
  `update targets set state = 'blocked', next_at = null where campaign_id = $1`,
  {},
);
const revoke = testStatement(
  `update consents set revoked_at = now(), revoked_by = $2 where contact_id = $1 and kind = 'reminder'`,
  {},
);

const context = () => ({ scope: organization, headers: new Headers() });
const services = {
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  now: () => dialer.clock.now,
};
const promise = async () => (await askSystem(database, findPromise, [call.contactId]))[0];
const target = async () => (await askSystem(database, findTarget, [campaignId]))[0];
/** Two days before the day: what is further off waits for its place. */
async function keep(): Promise<void> {
  if (dialer.clock.now < near) dialer.clock.now = near;
  await judgeCallable(dialer.services);
  await keepAgreedCalls(dialer.services);
}

/** By keys: the whole balance, confirmed, and whether a reminder is welcome. */
async function promiseByKey(reminder: '1' | '2'): Promise<void> {
  const offered = await call.press('1');
  const confirming = await call.press('1', placeOf(offered));
  const reminding = await call.press('1', placeOf(confirming));
  await call.press(reminder, placeOf(reminding));
  await call.end();
  await sendNotices(database, organization);
}

/** As a worker does it, at a moment; answers how many calls it reserved. */
async function dialAt(moment: Date): Promise<number> {
  dialer.clock.now = moment;
  const key = { organizationId: organization.organizationId, campaignId };
  while (await forecastTargets(dialer.services, key));
  return (await decideAndReserve(dialer.services, key)).length;
}

describe('a person who agreed on the call to be reminded', () => {
  it('is called on the day, not before, and once', async () => {
    await promiseByKey('1');
    expect(await promise()).toEqual({
      state: 'open',
      reminder_state: 'waiting',
      due_on: '2026-06-24',
    });
    await keep();
    expect(await promise()).toMatchObject({ reminder_state: 'scheduled' });
    expect(await dialAt(noon)).toBe(0);
    expect(await target()).toMatchObject({ next_at: new Date('2026-06-22T13:00:00Z') });
    expect(await dialAt(before)).toBe(0);
    expect(await dialAt(onTheDay)).toBe(1);
    expect(await askSystem(database, findCalls, [call.contactId])).toEqual([
      { origin: 'promise', is_about_it: true, campaign_id: campaignId },
    ]);
  });

  it('has one place and one call though several workers give them at once', async () => {
    await promiseByKey('1');
    dialer.clock.now = near;
    await judgeCallable(dialer.services);
    await Promise.all([1, 2, 3].map(() => keepAgreedCalls(dialer.services)));
    await keep();
    dialer.clock.now = onTheDay;
    const key = { organizationId: organization.organizationId, campaignId };
    while (await forecastTargets(dialer.services, key));
    const made = await Promise.all([1, 2, 3].map(() => decideAndReserve(dialer.services, key)));
    expect(made.flat()).toHaveLength(1);
    await keep();
    expect(await dialAt(new Date('2026-06-23T14:00:00Z'))).toBe(0);
    expect(await askSystem(database, findCalls, [call.contactId])).toHaveLength(1);
  });

  it('has lost nothing where the process dies as soon as places are given', async () => {
    await promiseByKey('1');
    const dying = {
      ...dialer.services,
      effects: {
        ...dialer.services.effects,
        wakeRelay(): void {
          throw new Error('killed');
        },
      },
    };
    dialer.clock.now = near;
    await judgeCallable(dialer.services);
    await keepAgreedCalls(dying);
    await keep();
    expect(await promise()).toMatchObject({ reminder_state: 'scheduled' });
    expect(await dialAt(onTheDay)).toBe(1);
  });

  it('is not called once they have paid', async () => {
    await promiseByKey('1');
    await keep();
    expect(await dialAt(before)).toBe(0);
    const [debt] = await askSystem(database, findDebt, [call.contactId]);
    await recordPayments(services, context(), {
      payments: [
        {
          debtId: debt?.id ?? '',
          debtReference: null,
          externalReference: null,
          payerReference: null,
          amountMinor: debt?.balance_minor ?? 0,
          currency: 'USD',
          paidOn: '2026-06-21',
        },
      ],
    });
    expect(await promise()).toMatchObject({ state: 'kept', reminder_state: 'withdrawn' });
    expect(await dialAt(onTheDay)).toBe(0);
    await keep();
    expect(await target()).toMatchObject({ state: 'done', ended_because: 'withdrawn' });
  });

  it('is not called when they took the permission back', async () => {
    await promiseByKey('1');
    await keep();
    await askSystem(database, revoke, [call.contactId, organization.userId]);
    expect(await dialAt(onTheDay)).toBe(0);
    expect(await target()).toMatchObject({ state: 'blocked' });
  });

  it('is not called after a stop', async () => {
    await promiseByKey('1');
    await keep();
    expect(await dialAt(before)).toBe(0);
    await recordRestriction(services, context(), {
      contactId: call.contactId,
      kind: 'medium_stop',
      phoneId: null,
      debtId: null,
      place: null,
      source: 'person',
      evidence: 'Do not call me.',
      note: '',
    });
    expect(await dialAt(onTheDay)).toBe(0);
    expect(await target()).toMatchObject({ state: 'blocked' });
  });

  it('is reminded by the next campaign where the one that had them was replaced', async () => {
    await promiseByKey('1');
    await keep();
    campaignId = await startStanding(dialer.services, organization, 'promise');
    await keep();
    expect(await dialAt(onTheDay)).toBe(1);
  });

  it('waits for a place until the day is near, so that a sooner one could have it', async () => {
    await promiseByKey('1');
    await judgeCallable(dialer.services);
    await keepAgreedCalls(dialer.services);
    expect(await promise()).toMatchObject({ reminder_state: 'waiting' });
    expect(await target()).toBeUndefined();
  });

  it('is reminded by the next campaign also where the one before held them back', async () => {
    await promiseByKey('1');
    await keep();
    await askSystem(database, holdBack, [campaignId]);
    campaignId = await startStanding(dialer.services, organization, 'promise');
    await keep();
    expect(await dialAt(onTheDay)).toBe(1);
  });

  it('is not reminded any more when the day has come', async () => {
    await promiseByKey('1');
    await keep();
    dialer.clock.now = new Date('2026-06-24T14:00:00Z');
    await keep();
    await keep();
    expect(await promise()).toMatchObject({ state: 'open', reminder_state: 'missed' });
    expect(await target()).toMatchObject({ state: 'done' });
  });
});

it('nobody is reminded who did not agree to it', async () => {
  await promiseByKey('2');
  await keep();
  expect(await promise()).toMatchObject({ state: 'open', reminder_state: null });
  expect(await target()).toBeUndefined();
  expect(await dialAt(onTheDay)).toBe(0);
});
