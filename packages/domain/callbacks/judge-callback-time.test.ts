import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayPartHours } from '../callflow/day-parts.ts';
import { dayParts } from '../callflow/script.ts';
import { listConsentPeriods } from '../compliance/read-frequency-consent.ts';
import { makeConsent, makeSituation } from '../compliance/testing/make-facts.ts';
import { localTime, momentOf } from '../zones/convert-time.ts';
import { judgeCallbackTime } from './judge-callback-time.ts';

const zone = 'America/Chicago';
/** 12:00 in Chicago. */
const noon = new Date('2026-06-10T17:00:00Z');
const judge = (at: string, now = noon, where = zone) => judgeCallbackTime(new Date(at), now, where);

describe('an exact time for a callback', () => {
  it.each([
    ['2026-06-11T13:00:00Z', 'morning'],
    ['2026-06-11T16:59:59.999Z', 'morning'],
    ['2026-06-11T17:00:00Z', 'afternoon'],
    ['2026-06-11T21:59:00Z', 'afternoon'],
    ['2026-06-11T22:00:00Z', 'evening'],
    ['2026-06-12T01:59:59.999Z', 'evening'],
  ])('lies at %s in the %s of the person', (at, suits) => {
    expect(judge(at)).toEqual({ suits, fault: null });
  });

  it.each([
    ['2026-06-11T12:59:59.999Z', 'outside'],
    ['2026-06-12T02:00:00Z', 'outside'],
    ['2026-06-10T16:59:59.999Z', 'past'],
    ['2026-06-17T05:00:00Z', 'far'],
    ['2026-06-17T13:00:00Z', 'far'],
    ['9999-12-31T23:59:59Z', 'far'],
  ])('is refused at %s because it is %s', (at, fault) => {
    expect(judge(at)).toEqual({ suits: null, fault });
  });

  it('may be this moment, and the last one in the evening of the seventh day', () => {
    expect(judge('2026-06-10T17:00:00Z')).toEqual({ suits: 'afternoon', fault: null });
    expect(judge('2026-06-17T01:59:59.999Z')).toEqual({ suits: 'evening', fault: null });
    expect(judge('2026-06-17T04:59:59.999Z')).toEqual({ suits: null, fault: 'outside' });
  });

  it.each([
    ['begins', '2026-03-06T18:00:00Z', '2026-03-07T14:00:00Z', '2026-03-08T13:00:00Z'],
    ['ends', '2026-10-30T17:00:00Z', '2026-10-31T13:00:00Z', '2026-11-01T14:00:00Z'],
  ])('is of the morning from 8:00 by the clock, also once summer time %s', (_, now, ...days) => {
    for (const at of days) {
      const before = new Date(Date.parse(at) - 1).toISOString();
      expect(judge(at, new Date(now))).toEqual({ suits: 'morning', fault: null });
      expect(judge(before, new Date(now))).toEqual({ suits: null, fault: 'outside' });
    }
  });

  it.each([
    ['in the first minute of a day', '2026-06-10T05:00:00Z', '2026-06-17T05:00:00Z'],
    ['in the last minute of a day', '2026-06-11T04:59:00Z', '2026-06-17T05:00:00Z'],
    ['before clocks go forward', '2026-03-06T18:00:00Z', '2026-03-13T05:00:00Z'],
    ['before clocks go back', '2026-10-30T17:00:00Z', '2026-11-06T06:00:00Z'],
  ])('is too far from midnight after the seventh calendar day on, asked %s', (_, now, end) => {
    const asked = new Date(now);
    expect(judge(end, asked)).toEqual({ suits: null, fault: 'far' });
    const before = new Date(Date.parse(end) - 1).toISOString();
    expect(judge(before, asked)).toEqual({ suits: null, fault: 'outside' });
    const periods = listConsentPeriods(
      makeSituation({
        consents: [makeConsent({ kind: 'frequency', at: asked })],
        person: { phones: ['+13125550100'] },
      }),
    );
    expect(periods).toMatchObject([{ to: Date.parse(end) }]);
  });

  it('is in the part of the day that the clock of the person shows, and in none otherwise', () => {
    const days = fc.integer({ min: 20_000, max: 22_000 });
    const zones = fc.constantFrom(zone, 'America/New_York', 'Australia/Lord_Howe', 'UTC');
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 1439 }), zones, (day, minute, where) => {
        const at = momentOf(where, day, minute);
        const shown = localTime(where, at).minute;
        const { suits, fault } = judgeCallbackTime(at, new Date(at.getTime() - 1), where);
        const parts = dayParts.filter((part) => {
          const { from, to } = dayPartHours[part];
          return shown >= from && shown < to;
        });
        expect(suits === null ? [] : [suits]).toEqual(parts);
        expect(fault).toBe(parts.length === 0 ? 'outside' : null);
      }),
    );
  });
});
