import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tries } from '../testing/tries.ts';
import { localTime, momentOf } from './convert-time.ts';

const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;
const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

describe('localTime', () => {
  it.each([
    ['America/Chicago', '2026-04-08T01:45:00Z', '2026-04-07', '20:45'],
    ['America/Chicago', '2026-04-08T04:59:59.999Z', '2026-04-07', '23:59'],
    ['America/Chicago', '2026-04-08T05:00:00Z', '2026-04-08', '00:00'],
    ['America/New_York', '2026-03-08T06:59:00Z', '2026-03-08', '01:59'],
    ['America/New_York', '2026-03-08T07:00:00Z', '2026-03-08', '03:00'],
    ['America/New_York', '2026-11-01T06:00:00Z', '2026-11-01', '01:00'],
    ['America/New_York', '2028-03-01T04:59:00Z', '2028-02-29', '23:59'],
    ['America/New_York', '2027-01-01T04:59:00Z', '2026-12-31', '23:59'],
    ['America/New_York', '2027-01-01T05:00:00Z', '2027-01-01', '00:00'],
    ['Asia/Kathmandu', '2026-01-01T00:00:00Z', '2026-01-01', '05:45'],
    ['America/New_York', '1969-12-31T12:00:00Z', '1969-12-31', '07:00'],
  ])('in %s at %s shows %s %s', (zone, moment, date, clock) => {
    const shown = { day: dayOf(date), minute: minuteOf(clock) };
    expect(localTime(zone, new Date(moment))).toEqual(shown);
  });

  it('refuses a date that is none', () => {
    expect(() => localTime('America/Chicago', new Date(Number.NaN))).toThrow(RangeError);
  });
});

describe('momentOf', () => {
  it.each([
    ['an ordinary morning', 'America/Chicago', '2026-04-08', '08:00', '2026-04-08T13:00:00Z'],
    [
      'the day clocks go forward',
      'America/New_York',
      '2026-03-08',
      '08:00',
      '2026-03-08T12:00:00Z',
    ],
    ['the day clocks go back', 'America/New_York', '2026-11-01', '08:00', '2026-11-01T13:00:00Z'],
    ['a minute shown twice', 'America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00Z'],
    ['a minute jumped over', 'America/New_York', '2026-03-08', '02:30', '2026-03-08T07:00:00Z'],
    ['a midnight jumped over', 'America/Santiago', '2026-09-06', '00:00', '2026-09-06T04:00:00Z'],
    [
      'midnight after an hour twice',
      'America/Santiago',
      '2026-04-05',
      '00:00',
      '2026-04-05T04:00:00Z',
    ],
    [
      'half an hour jumped over',
      'Australia/Lord_Howe',
      '2026-10-04',
      '02:10',
      '2026-10-03T15:30:00Z',
    ],
    ['a day jumped over', 'Pacific/Apia', '2011-12-30', '12:00', '2011-12-30T10:00:00Z'],
    ['a leap day', 'America/Chicago', '2028-02-29', '00:00', '2028-02-29T06:00:00Z'],
    ['new year', 'America/Chicago', '2027-01-01', '00:00', '2027-01-01T06:00:00Z'],
  ])('finds %s', (_, zone, date, clock, moment) => {
    expect(momentOf(zone, dayOf(date), minuteOf(clock))).toEqual(new Date(moment));
  });

  it('is the first minute that shows the time or a later one', () => {
    const places = ['America/New_York', 'America/Santiago', 'Africa/Cairo', 'Australia/Lord_Howe'];
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.integer({ min: dayOf('2024-01-01'), max: dayOf('2034-01-01') }),
        fc.integer({ min: 0, max: 1439 }),
        (zone, day, minute) => {
          const sought = day * 1440 + minute;
          const show = (time: number) => {
            const shown = localTime(zone, new Date(time));
            return shown.day * 1440 + shown.minute;
          };
          const found = momentOf(zone, day, minute).getTime();
          expect(show(found)).toBeGreaterThanOrEqual(sought);
          expect(show(found - 60_000)).toBeLessThan(sought);
        },
      ),
      { numRuns: tries(500) },
    );
  });
});
