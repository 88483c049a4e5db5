import { describe, expect, it } from 'vitest';
import { australianHolidays } from './australia.ts';
import { britishColumbiaHolidays } from './british-columbia.ts';
import type { HolidayCalendar } from './calendar.ts';
import { colombianHolidays } from './colombia.ts';
import { ontarioHolidays } from './ontario.ts';
import { quebecHolidays } from './quebec.ts';
import { saoPauloHolidays } from './sao-paulo.ts';

const dayLength = 86_400_000;
const dayNamed = (date: string) => Date.parse(`${date}T00:00:00Z`) / dayLength;
const dateOf = (day: number) => new Date(day * dayLength).toISOString().slice(0, 10);

/** All of a year, as month and day. */
function listYear({ findHoliday }: HolidayCalendar, year: number): string {
  const dates: string[] = [];
  for (let day = dayNamed(`${year}-01-01`); day < dayNamed(`${year + 1}-01-01`); day += 1) {
    if (findHoliday(day) !== undefined) dates.push(dateOf(day).slice(5));
  }
  return dates.join(' ');
}

describe('the calendar of Ontario', () => {
  it.each([
    [2024, '01-01 02-19 03-29 05-20 07-01 09-02 10-14 12-25 12-26'],
    [2025, '01-01 02-17 04-18 05-19 07-01 09-01 10-13 12-25 12-26'],
    [2026, '01-01 02-16 04-03 05-18 07-01 09-07 10-12 12-25 12-26'],
    [2027, '01-01 02-15 03-26 05-24 07-01 09-06 10-11 12-25 12-26'],
    [2028, '01-01 02-21 04-14 05-22 07-01 09-04 10-09 12-25 12-26'],
    // July 1 is a Sunday.
    [2029, '01-01 02-19 03-30 05-21 07-01 07-02 09-03 10-08 12-25 12-26'],
  ])('holds the public holidays of %i', (year, dates) => {
    expect(listYear(ontarioHolidays, year)).toBe(dates);
  });
});

describe('the calendar of Quebec', () => {
  it.each([
    [2024, '01-01 03-29 04-01 05-20 06-24 07-01 09-02 10-14 12-25'],
    [2025, '01-01 04-18 04-21 05-19 06-24 07-01 09-01 10-13 12-25'],
    [2026, '01-01 04-03 04-06 05-18 06-24 07-01 09-07 10-12 12-25'],
    [2027, '01-01 03-26 03-29 05-24 06-24 07-01 09-06 10-11 12-25'],
    [2028, '01-01 04-14 04-17 05-22 06-24 07-01 09-04 10-09 12-25'],
    [2029, '01-01 03-30 04-02 05-21 06-24 07-01 07-02 09-03 10-08 12-25'],
  ])('holds Good Friday and Easter Monday among the holidays of %i', (year, dates) => {
    expect(listYear(quebecHolidays, year)).toBe(dates);
  });
});

describe('the calendar of British Columbia', () => {
  it.each([
    [2022, '01-01 02-21 04-15 05-23 07-01 08-01 09-05 10-10 11-11 12-25'],
    [2023, '01-01 02-20 04-07 05-22 07-01 08-07 09-04 09-30 10-09 11-11 12-25'],
    [2024, '01-01 02-19 03-29 05-20 07-01 08-05 09-02 09-30 10-14 11-11 12-25'],
    [2025, '01-01 02-17 04-18 05-19 07-01 08-04 09-01 09-30 10-13 11-11 12-25'],
    [2026, '01-01 02-16 04-03 05-18 07-01 08-03 09-07 09-30 10-12 11-11 12-25'],
    [2027, '01-01 02-15 03-26 05-24 07-01 08-02 09-06 09-30 10-11 11-11 12-25'],
    [2028, '01-01 02-21 04-14 05-22 07-01 08-07 09-04 09-30 10-09 11-11 12-25'],
  ])('holds the statutory holidays of %i, and September 30 from 2023 on', (year, dates) => {
    expect(listYear(britishColumbiaHolidays, year)).toBe(dates);
  });
});

describe('the calendar of Australia', () => {
  it.each([
    // New Year and Christmas on the weekend, and a day of mourning for the Queen.
    [2022, '01-01 01-03 01-26 04-15 04-18 04-25 09-22 12-25 12-26 12-27'],
    [2024, '01-01 01-26 03-29 04-01 04-25 12-25 12-26'],
    [2025, '01-01 01-26 01-27 04-18 04-21 04-25 12-25 12-26'],
    [2026, '01-01 01-26 04-03 04-06 04-25 04-27 12-25 12-26 12-28'],
    [2027, '01-01 01-26 03-26 03-29 04-25 04-26 12-25 12-26 12-27 12-28'],
    [2028, '01-01 01-03 01-26 04-14 04-17 04-25 12-25 12-26'],
  ])('holds the national holidays of %i with their substitutes', (year, dates) => {
    expect(listYear(australianHolidays, year)).toBe(dates);
  });
});

describe('the calendar of São Paulo', () => {
  it.each([
    [2024, '01-01 01-25 03-29 04-21 05-01 05-30 07-09 09-07 10-12 11-02 11-15 11-20 12-25'],
    [2025, '01-01 01-25 04-18 04-21 05-01 06-19 07-09 09-07 10-12 11-02 11-15 11-20 12-25'],
    [2026, '01-01 01-25 04-03 04-21 05-01 06-04 07-09 09-07 10-12 11-02 11-15 11-20 12-25'],
    [2027, '01-01 01-25 03-26 04-21 05-01 05-27 07-09 09-07 10-12 11-02 11-15 11-20 12-25'],
    [2028, '01-01 01-25 04-14 04-21 05-01 06-15 07-09 09-07 10-12 11-02 11-15 11-20 12-25'],
  ])('holds the holidays of nation, state and city of %i', (year, dates) => {
    expect(listYear(saoPauloHolidays, year)).toBe(dates);
  });
});

describe('the calendar of Colombia', () => {
  it.each([
    [2024, '01-01 01-08 03-25 03-28 03-29 05-01 05-13 06-03 06-10', 9],
    [2025, '01-01 01-06 03-24 04-17 04-18 05-01 06-02 06-23 06-30', 8],
    [2026, '01-01 01-12 03-23 04-02 04-03 05-01 05-18 06-08 06-15', 9],
    [2027, '01-01 01-11 03-22 03-25 03-26 05-01 05-10 05-31 06-07', 9],
    [2028, '01-01 01-10 03-20 04-13 04-14 05-01 05-29 06-19 06-26', 9],
  ])('begins %i with fixed days and moved Mondays', (year, dates, rest) => {
    const found = listYear(colombianHolidays, year).split(' ');
    expect(found.slice(0, 9).join(' ')).toBe(dates);
    expect(found).toHaveLength(9 + rest);
  });

  it.each([
    [2024, '07-01 07-20 08-07 08-19 10-14 11-04 11-11 12-08 12-25'],
    [2025, '07-20 08-07 08-18 10-13 11-03 11-17 12-08 12-25'],
    [2026, '06-29 07-20 08-07 08-17 10-12 11-02 11-16 12-08 12-25'],
    [2027, '07-05 07-20 08-07 08-16 10-18 11-01 11-15 12-08 12-25'],
    [2028, '07-03 07-20 08-07 08-21 10-16 11-06 11-13 12-08 12-25'],
  ])('ends %i with fixed days and moved Mondays', (year, dates) => {
    expect(listYear(colombianHolidays, year).split(' ').slice(9).join(' ')).toBe(dates);
  });

  it('names both where two fall on one day', () => {
    expect(colombianHolidays.findHoliday(dayNamed('2025-06-30'))).toBe(
      'Sagrado Corazón, San Pedro y San Pablo',
    );
  });
});

describe.each([
  ['Ontario', ontarioHolidays],
  ['Quebec', quebecHolidays],
  ['British Columbia', britishColumbiaHolidays],
  ['Australia', australianHolidays],
  ['São Paulo', saoPauloHolidays],
  ['Colombia', colombianHolidays],
])('the calendar of %s', (_, calendar) => {
  const { years, findHoliday } = calendar;

  it('knows the first and the last year that it covers', () => {
    expect(findHoliday(dayNamed(`${years.from}-01-01`))).toBeDefined();
    expect(findHoliday(dayNamed(`${years.to}-12-25`))).toBeDefined();
    expect(findHoliday(dayNamed(`${years.to}-12-31`))).toBeUndefined();
  });

  it('says nothing of other years', () => {
    expect(listYear(calendar, years.from - 1)).toBe('');
    expect(listYear(calendar, years.to + 1)).toBe('');
  });

  it('has no holiday on a leap day or on the last day of a year', () => {
    expect(findHoliday(dayNamed('2028-02-29'))).toBeUndefined();
    expect(findHoliday(dayNamed('2026-12-31'))).toBeUndefined();
  });
});
