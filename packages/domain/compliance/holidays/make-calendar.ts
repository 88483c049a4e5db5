import type { HolidayCalendar } from './calendar.ts';

export interface Holiday {
  readonly day: number;
  readonly name: string;
}

/**
 * Legislatures add, move and abolish holidays, so that no calendar is good forever. Within these years
 * the law is as it stands; before another one is added, somebody looks whether it still does.
 */
const years = { from: 2022, to: 2040 } as const;

/** Every holiday of every year stands in one table: it is looked up for every call. */
export function makeCalendar(listHolidays: (year: number) => readonly Holiday[]): HolidayCalendar {
  const names = new Map<number, string>();
  for (let year = years.from; year <= years.to; year += 1) {
    for (const { day, name } of listHolidays(year)) {
      const other = names.get(day);
      names.set(day, other === undefined ? name : `${other}, ${name}`);
    }
  }
  return { years, findHoliday: (day) => names.get(day) };
}
