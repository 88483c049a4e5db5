import { dayOf, isSunday } from './calculate-days.ts';
import type { Holiday } from './make-calendar.ts';

/** Where July 1 is a Sunday, July 2 is the legal holiday (Holidays Act, RSC 1985, c. H-5, s. 2). */
export function listCanadaDays(year: number): Holiday[] {
  const name = 'Canada Day';
  const day = dayOf(year, 7, 1);
  return isSunday(day)
    ? [
        { day, name },
        { day: day + 1, name },
      ]
    : [{ day, name }];
}
