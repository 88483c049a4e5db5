import { dayOf, easterOf, mondayBefore, nthMonday } from './calculate-days.ts';
import type { HolidayCalendar } from './calendar.ts';
import { listCanadaDays } from './canada.ts';
import { makeCalendar } from './make-calendar.ts';

const firstTruthAndReconciliation = 2023;

/** The statutory holidays of the Employment Standards Act (RSBC 1996, c. 113), s. 1. */
export const britishColumbiaHolidays: HolidayCalendar = makeCalendar((year) => [
  { day: dayOf(year, 1, 1), name: "New Year's Day" },
  { day: nthMonday(3, year, 2), name: 'Family Day' },
  { day: easterOf(year) - 2, name: 'Good Friday' },
  { day: mondayBefore(dayOf(year, 5, 25)), name: 'Victoria Day' },
  ...listCanadaDays(year),
  { day: nthMonday(1, year, 8), name: 'British Columbia Day' },
  { day: nthMonday(1, year, 9), name: 'Labour Day' },
  ...(year < firstTruthAndReconciliation
    ? []
    : [{ day: dayOf(year, 9, 30), name: 'National Day for Truth and Reconciliation' }]),
  { day: nthMonday(2, year, 10), name: 'Thanksgiving Day' },
  { day: dayOf(year, 11, 11), name: 'Remembrance Day' },
  { day: dayOf(year, 12, 25), name: 'Christmas Day' },
]);
