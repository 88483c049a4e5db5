import { dayOf, easterOf, mondayBefore, nthMonday } from './calculate-days.ts';
import type { HolidayCalendar } from './calendar.ts';
import { listCanadaDays } from './canada.ts';
import { makeCalendar } from './make-calendar.ts';

/** The public holidays of the Employment Standards Act, 2000, s. 1 (1). */
export const ontarioHolidays: HolidayCalendar = makeCalendar((year) => [
  { day: dayOf(year, 1, 1), name: "New Year's Day" },
  { day: nthMonday(3, year, 2), name: 'Family Day' },
  { day: easterOf(year) - 2, name: 'Good Friday' },
  { day: mondayBefore(dayOf(year, 5, 25)), name: 'Victoria Day' },
  ...listCanadaDays(year),
  { day: nthMonday(1, year, 9), name: 'Labour Day' },
  { day: nthMonday(2, year, 10), name: 'Thanksgiving Day' },
  { day: dayOf(year, 12, 25), name: 'Christmas Day' },
  { day: dayOf(year, 12, 26), name: 'Boxing Day' },
]);
