import { describe, expect, it } from 'vitest';
import {
  dayOf,
  easterOf,
  mondayBefore,
  mondayFrom,
  nthMonday,
  weekdayOf,
} from './calculate-days.ts';

const dayNamed = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

describe('dayOf', () => {
  it('numbers the days from 1970-01-01, leap days among them', () => {
    expect(dayOf(1970, 1, 1)).toBe(0);
    expect(dayOf(2028, 3, 1) - dayOf(2028, 2, 28)).toBe(2);
    expect(dayOf(2027, 3, 1) - dayOf(2027, 2, 28)).toBe(1);
    expect(dayOf(2027, 1, 1) - dayOf(2026, 12, 31)).toBe(1);
  });
});

describe('weekdayOf', () => {
  it.each([
    ['2026-06-01', 0],
    ['2028-02-29', 1],
    ['1970-01-01', 3],
    ['1969-12-28', 6],
  ])('of %s is %i, counted from Monday', (date, weekday) => {
    expect(weekdayOf(dayNamed(date))).toBe(weekday);
  });
});

describe('Mondays', () => {
  it.each([
    ['from a Monday on', mondayFrom(dayOf(2026, 6, 29)), '2026-06-29'],
    ['from a Tuesday on', mondayFrom(dayOf(2026, 1, 6)), '2026-01-12'],
    ['before a Monday', mondayBefore(dayOf(2026, 5, 25)), '2026-05-18'],
    ['before a Tuesday', mondayBefore(dayOf(2027, 5, 25)), '2027-05-24'],
    ['first of a month that begins with one', nthMonday(1, 2026, 6), '2026-06-01'],
    ['first of a month that begins with a Tuesday', nthMonday(1, 2026, 9), '2026-09-07'],
    ['third of a month', nthMonday(3, 2026, 2), '2026-02-16'],
  ])('%s', (_, day, date) => {
    expect(day).toBe(dayNamed(date));
  });
});

describe('Easter', () => {
  it.each([
    ...['2022-04-17', '2023-04-09', '2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28'],
    ...['2028-04-16', '2029-04-01', '2030-04-21', '2031-04-13', '2032-03-28', '2033-04-17'],
    ...['2034-04-09', '2035-03-25', '2036-04-13', '2037-04-05', '2038-04-25', '2039-04-10'],
    // The earliest and the latest there can be, and both exceptions of the algorithm.
    ...['2040-04-01', '1818-03-22', '1943-04-25', '1954-04-18', '1981-04-19', '2049-04-18'],
  ])('is on %s', (date) => {
    expect(easterOf(Number(date.slice(0, 4)))).toBe(dayNamed(date));
  });
});
