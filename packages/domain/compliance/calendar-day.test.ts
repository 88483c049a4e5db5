import { describe, expect, it } from 'vitest';
import { readDay, yearOf } from './calendar-day.ts';

describe('readDay', () => {
  it.each([
    ['1970-01-01', 0],
    ['1969-12-31', -1],
    ['2026-09-01', Date.UTC(2026, 8, 1) / 86_400_000],
    ['2028-02-29', Date.UTC(2028, 1, 29) / 86_400_000],
    ['0004-03-01', Date.parse('0004-03-01') / 86_400_000],
    ['2000-03-01', Date.UTC(2000, 2, 1) / 86_400_000],
    ['2026-12-31', Date.UTC(2026, 11, 31) / 86_400_000],
  ])('numbers %s', (date, day) => {
    expect(readDay(date)).toBe(day);
  });

  it('numbers the days of a century one by one', () => {
    for (let day = Date.UTC(1999, 11, 1) / 86_400_000; day < 50_000; day += 1) {
      expect(readDay(new Date(day * 86_400_000).toISOString().slice(0, 10))).toBe(day);
    }
  });

  it.each([
    ...['', 'soon', '2026-2-01', '2026-02-1', '2026/02/01', '2026-02-01T00:00:00Z', '20260201'],
    ...['2026-02-29', '2026-02-30', '2026-04-31', '2026-00-01', '2026-13-01', '2026-01-00'],
    ...['2026-01-32', '1900-02-29', '-026-01-01', '2026-01-0x', ' 026-01-01'],
  ])('does not read %j', (date) => {
    expect(() => readDay(date)).toThrow(RangeError);
  });
});

describe('readDay of later years', () => {
  it.each([
    ['2008-05-17', '2026-05-17'],
    ['2008-02-29', '2026-03-01'],
    ['2010-02-28', '2028-02-28'],
    ['2008-12-31', '2026-12-31'],
  ])('has %s eighteen years later on %s', (date, later) => {
    expect(readDay(date, 18)).toBe(readDay(later));
  });
});

describe('yearOf', () => {
  it('changes with the year', () => {
    expect(yearOf(readDay('2026-12-31'))).toBe(2026);
    expect(yearOf(readDay('2027-01-01'))).toBe(2027);
  });

  it('is that of the calendar on the first and last day of every year', () => {
    for (let year = 1600; year < 2600; year += 1) {
      expect(yearOf(Date.UTC(year, 0, 1) / 86_400_000)).toBe(year);
      expect(yearOf(Date.UTC(year, 11, 31) / 86_400_000)).toBe(year);
    }
  });
});
