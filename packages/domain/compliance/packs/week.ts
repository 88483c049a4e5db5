import type { Hours, WeekHours } from '../policy.ts';

/** From one time of day until before another, such as `8` and `21`, or `7.5` for half past seven. */
const between = (from: number, to: number): Hours => ({ from: from * 60, to: to * 60 });

type Times = readonly [from: number, to: number] | null;

const read = (times: Times): Hours | null => (times === null ? null : between(times[0], times[1]));

/** Weekdays, Saturday and Sunday; null: not at all. */
export function makeWeek(weekdays: Times, saturday: Times, sunday: Times): WeekHours {
  const weekday = read(weekdays);
  return [weekday, weekday, weekday, weekday, weekday, read(saturday), read(sunday)];
}

export function makeSameWeek(from: number, to: number): WeekHours {
  return makeWeek([from, to], [from, to], [from, to]);
}
