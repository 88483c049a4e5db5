import { dayOf, easterOf, isSaturday, isSunday, mondayFrom } from './calculate-days.ts';
import type { HolidayCalendar } from './calendar.ts';
import { type Holiday, makeCalendar } from './make-calendar.ts';

/** A weekend's holiday is kept on Monday as well, in some state at least: both days are blocked. */
function withMonday(day: number, name: string): Holiday[] {
  return isSaturday(day) || isSunday(day)
    ? [
        { day, name },
        { day: mondayFrom(day), name },
      ]
    : [{ day, name }];
}

/** Two days in a row: what falls on the weekend is made up for on the next days that are free. */
function listChristmasDays(year: number): Holiday[] {
  const christmas = dayOf(year, 12, 25);
  const boxing = christmas + 1;
  const days: Holiday[] = [
    { day: christmas, name: 'Christmas Day' },
    { day: boxing, name: 'Boxing Day' },
  ];
  if (isSaturday(christmas) || isSunday(christmas)) {
    days.push({ day: christmas + 2, name: 'Christmas Day' });
  }
  if (isSaturday(boxing) || isSunday(boxing)) days.push({ day: boxing + 2, name: 'Boxing Day' });
  return days;
}

/**
 * The holidays that all states and territories have in common, of those in the Fair Work Act 2009,
 * s. 115. The King's Birthday is on another day from state to state.
 */
export const australianHolidays: HolidayCalendar = makeCalendar((year) => [
  ...withMonday(dayOf(year, 1, 1), "New Year's Day"),
  ...withMonday(dayOf(year, 1, 26), 'Australia Day'),
  { day: easterOf(year) - 2, name: 'Good Friday' },
  { day: easterOf(year) + 1, name: 'Easter Monday' },
  ...withMonday(dayOf(year, 4, 25), 'Anzac Day'),
  ...(year === 2022 ? [{ day: dayOf(2022, 9, 22), name: 'National Day of Mourning' }] : []),
  ...listChristmasDays(year),
]);
