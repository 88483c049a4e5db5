import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayPartHours } from '../callflow/day-parts.ts';
import { dayParts } from '../callflow/script.ts';
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
    ['2026-06-17T17:00:00.001Z', 'far'],
    ['9999-12-31T23:59:59Z', 'far'],
  ])('is refused at %s because it is %s', (at, fault) => {
    expect(judge(at)).toEqual({ suits: null, fault });
  });

  it('may be this moment, and the last one of the seven days', () => {
    expect(judge('2026-06-10T17:00:00Z')).toEqual({ suits: 'afternoon', fault: null });
    expect(judge('2026-06-17T17:00:00Z')).toEqual({ suits: 'afternoon', fault: null });
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

  it('is counted in hours of seven days, as consent is, not by the clock on the wall', () => {
    const friday = new Date('2026-10-30T17:00:00Z');
    expect(judge('2026-11-06T17:00:00Z', friday)).toEqual({ suits: 'morning', fault: null });
    // 12:00 by the clock a week later, which is an hour more.
    expect(judge('2026-11-06T18:00:00Z', friday)).toEqual({ suits: null, fault: 'far' });
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
