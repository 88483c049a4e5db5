import type { DayPart } from '@ringfence/domain/callflow/script';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AnsweredCall, answerCalls, placeOf } from '../../dialer/testing/answer-calls.ts';
import { type MadeDialer, makeDialer } from '../../dialer/testing/make-dialer.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { listCallbacks, listContactCallbacks } from './list-callbacks.ts';
import { recordCallback } from './record-callback.ts';

const { database } = useTestDatabase();
/** 12:00 in Chicago. */
const noon = new Date('2026-06-10T17:00:00Z');
/** 14:30 in Chicago, the next day. */
const wantedAt = '2026-06-11T19:30:00.000Z';
let dialer: MadeDialer;
let organization: TestOrganization;
let call: AnsweredCall;
beforeAll(async () => {
  dialer = await makeDialer(database, noon);
});
beforeEach(async () => {
  dialer.clock.now = noon;
  organization = await addOrganization(database);
  // Somebody else is there too, of whom nothing is asked.
  const [answered] = await answerCalls(dialer, organization, 2);
  if (answered === undefined) throw new Error('nobody was called');
  call = answered;
  await askSystem(database, confirmZone, [call.contactId, 'America/Chicago']);
});

const confirmZone = testStatement('update contacts set confirmed_zone = $2 where id = $1', {});
const forgetZone = testStatement(
  `with person as (update contacts set confirmed_zone = null where id = $1),
     summary as (update contact_summaries set zone = null where contact_id = $1)
   update organizations set zone = $3 where id = $2`,
  {},
);
const leaveOneZone = testStatement(
  `with person as (update contacts set confirmed_zone = null where id = $1)
   update contact_summaries set zone = $2 where contact_id = $1`,
  {},
);
const listTimes = testStatement(
  `select from_minute, to_minute from inconvenient_times
   where organization_id = $1 and lifted_at is null order by from_minute`,
  { from_minute: 'int4', to_minute: 'int4' },
);

const services = {
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  now: () => dialer.clock.now,
};
const record = (time: string | null, suits: DayPart | null = null, apiKeyId?: string) =>
  recordCallback(
    services,
    { scope: { ...organization, apiKeyId }, headers: new Headers() },
    {
      ...{ contactId: call.contactId, debtId: null, suits, wantedAt: time },
      ...{ wantsSomeone: true, consentWords: null, confirmsCallable: true },
    },
  );
const list = () => listContactCallbacks(services, organization, call.contactId);

describe('a callback for a day and a time', () => {
  it.each([
    ['a member', 'member', undefined],
    ['a program', 'program', '01900000-0000-7000-8000-000000000001'],
  ] as const)(
    'is due then, by %s, in the part of the day in which it lies',
    async (_, askedHow, apiKeyId) => {
      await record(wantedAt, null, apiKeyId);
      const shown = { askedHow, suits: 'afternoon', wantedAt, dueAt: wantedAt };
      expect(await list()).toMatchObject({
        callbacks: [{ ...shown, zone: 'America/Chicago' }],
        zone: 'America/Chicago',
      });
      const { callbacks } = await listCallbacks(services, organization, { limit: 10 });
      expect(callbacks).toMatchObject([shown]);
      expect(await askSystem(database, listTimes, [organization.organizationId])).toEqual([
        { from_minute: 0, to_minute: 720 },
        { from_minute: 1020, to_minute: 1440 },
      ]);
    },
  );

  it('may be late on the last day of a consent given now', async () => {
    // 20:59 in Chicago.
    const lastMinute = '2026-06-17T01:59:00.000Z';
    await record(lastMinute);
    expect(await list()).toMatchObject({ callbacks: [{ suits: 'evening', wantedAt: lastMinute }] });
  });

  it('may name the part of the day in which it lies', async () => {
    await record(wantedAt, 'afternoon');
    expect(await list()).toMatchObject({ callbacks: [{ suits: 'afternoon', wantedAt }] });
  });

  it.each([
    [
      'that has passed',
      '2026-06-10T16:59:59Z',
      null,
      'wantedAt',
      'Choose a time that has not passed.',
    ],
    [
      'later than consent lasts',
      '2026-06-17T13:00:00Z',
      null,
      'wantedAt',
      'Choose today or one of the next six days: consent to a call lasts no longer.',
    ],
    [
      'at night',
      '2026-06-12T02:00:00Z',
      null,
      'wantedAt',
      'Choose a time from 8 AM to 9 PM where the person is.',
    ],
    [
      'in another part of the day than the one named',
      wantedAt,
      'morning',
      'suits',
      'The exact time is in another part of the day. Leave out `suits`.',
    ],
    ['or none', null, null, 'suits', 'Choose a part of the day, or an exact time.'],
  ] as const)(
    'is refused for one %s, and nothing is recorded',
    async (_, time, suits, path, message) => {
      await expect(record(time, suits)).rejects.toMatchObject({
        code: 'validation_failed',
        fields: [{ path, message }],
      });
      expect((await list()).callbacks).toEqual([]);
    },
  );

  it('is the only one: asking again changes the time, and a part of the day alone removes it', async () => {
    await record(wantedAt);
    const later = '2026-06-12T23:15:00.000Z';
    await record(later);
    expect((await list()).callbacks).toMatchObject([
      { suits: 'evening', wantedAt: later, dueAt: later },
    ]);
    await record(null, 'evening');
    const evening = '2026-06-10T22:00:00.000Z';
    expect((await list()).callbacks).toMatchObject([
      { suits: 'evening', wantedAt: null, dueAt: evening },
    ]);
  });

  it('has no time any more once a key on a call asks for another part of the day', async () => {
    await record(wantedAt);
    const asked = await call.press('3');
    const permitted = await call.press('1', placeOf(asked));
    await call.press('2', placeOf(permitted));
    expect((await list()).callbacks).toMatchObject([
      { askedHow: 'call', suits: 'morning', wantedAt: null },
    ]);
  });

  it('is refused where the zone of the person is not known for certain; a part of the day is not', async () => {
    const { organizationId } = organization;
    await askSystem(database, forgetZone, [call.contactId, organizationId, 'Asia/Tokyo']);
    await expect(record('2026-06-11T05:00:00.000Z')).rejects.toMatchObject({
      code: 'validation_failed',
      fields: [
        {
          path: 'wantedAt',
          message: 'The person’s time zone is not known for certain. Choose a part of the day.',
        },
      ],
    });
    expect(await list()).toEqual({ callbacks: [], zone: null });
    await record(null, 'afternoon');
    // 12:00 in Tokyo.
    const dueAt = '2026-06-11T03:00:00.000Z';
    expect((await list()).callbacks).toMatchObject([{ suits: 'afternoon', zone: null, dueAt }]);
  });

  it('stays, in no zone of theirs, once that is not known for certain any more', async () => {
    await record(wantedAt);
    await askSystem(database, forgetZone, [call.contactId, organization.organizationId, null]);
    const shown = { wantedAt, zone: null, dueAt: wantedAt };
    expect(await list()).toMatchObject({ callbacks: [shown], zone: null });
    const { callbacks } = await listCallbacks(services, organization, { limit: 10 });
    expect(callbacks).toMatchObject([shown]);
  });

  it('is taken in the one zone that is possible, unconfirmed', async () => {
    await askSystem(database, leaveOneZone, [call.contactId, 'America/Denver']);
    // 8:00 in Denver.
    await record('2026-06-11T14:00:00.000Z');
    expect(await list()).toMatchObject({
      callbacks: [{ suits: 'morning', zone: 'America/Denver' }],
      zone: 'America/Denver',
    });
  });
});
