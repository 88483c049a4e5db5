import { dayOf, easterOf, mondayBefore, nthMonday } from './calculate-days.ts';
import type { HolidayCalendar } from './calendar.ts';
import { listCanadaDays } from './canada.ts';
import { makeCalendar } from './make-calendar.ts';

/**
 * The holidays of the Interpretation Act (CQLR, c. I-16), s. 61 (23), by which the collection of debts
 * is judged. Employers choose between Good Friday and Easter Monday; collectors keep both.
 */
export const quebecHolidays: HolidayCalendar = makeCalendar((year) => [
  { day: dayOf(year, 1, 1), name: "New Year's Day" },
  { day: easterOf(year) - 2, name: 'Good Friday' },
  { day: easterOf(year) + 1, name: 'Easter Monday' },
  { day: mondayBefore(dayOf(year, 5, 25)), name: "National Patriots' Day" },
  { day: dayOf(year, 6, 24), name: 'National Holiday' },
  ...listCanadaDays(year),
  { day: nthMonday(1, year, 9), name: 'Labour Day' },
  { day: nthMonday(2, year, 10), name: 'Thanksgiving Day' },
  { day: dayOf(year, 12, 25), name: 'Christmas Day' },
]);
