import { localTime, momentOf } from './convert-time.ts';
import { nameDay, numberDay, type Stretch } from './local-days.ts';

const hourMinutes = 60;
const daysOfWeek = 7;
/** 1970-01-01 was a Thursday. */
const weekdayOfFirstDay = 4;

/** An hour of a day as the clock on the wall shows it. */
export interface LocalHour {
  day: string;
  /** From 0 to 23. */
  hour: number;
}

/** The Sunday on which the week of a day begins. */
export function startWeek(day: string): string {
  const number = numberDay(day);
  const weekday = (((number + weekdayOfFirstDay) % daysOfWeek) + daysOfWeek) % daysOfWeek;
  return nameDay(number - weekday);
}

export const addDays = (day: string, days: number): string => nameDay(numberDay(day) + days);

/** So many days, from one on. */
export const listDays = (from: string, count: number): string[] =>
  Array.from({ length: count }, (_, place) => addDays(from, place));

/** Which day it is at a place. */
export const dayAt = (zone: string, moment: Date): string => nameDay(localTime(zone, moment).day);

export function hourAt(zone: string, moment: Date): LocalHour {
  const { day, minute } = localTime(zone, moment);
  return { day: nameDay(day), hour: Math.floor(minute / hourMinutes) };
}

/** An hour that the clock shows twice lasts two; one that it skips is empty. */
export function findHour(zone: string, { day, hour }: LocalHour): Stretch {
  const number = numberDay(day);
  return {
    from: momentOf(zone, number, hour * hourMinutes),
    to:
      hour === 23
        ? momentOf(zone, number + 1, 0)
        : momentOf(zone, number, (hour + 1) * hourMinutes),
  };
}

/** The hours of a day that there are: none that the clock skips. */
export function listHours(zone: string, day: string): (LocalHour & Stretch)[] {
  return Array.from({ length: 24 }, (_, hour) => ({ day, hour }))
    .map((hour) => ({ ...hour, ...findHour(zone, hour) }))
    .filter(({ from, to }) => from < to);
}
