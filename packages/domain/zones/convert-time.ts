import { findOffset } from './find-offset.ts';

const minuteLength = 60_000;
const dayLength = 86_400_000;

/** What calendar and clock show at a place. */
export interface LocalTime {
  /** The calendar day, numbered from 1970-01-01. */
  day: number;
  /** Minutes since midnight, by the clock on the wall. */
  minute: number;
}

export function localTime(zone: string, moment: Date): LocalTime {
  const time = moment.getTime();
  const wall = time + findOffset(zone, time);
  const day = Math.floor(wall / dayLength);
  return { day, minute: Math.floor((wall - day * dayLength) / minuteLength) };
}

/**
 * When calendar and clock show this day and minute for the first time. Where the clock jumps over it,
 * the first minute after the jump: in Santiago the day on which summer time begins starts at 01:00.
 */
export function momentOf(zone: string, day: number, minute: number): Date {
  const wall = day * dayLength + minute * minuteLength;
  // Offsets are smaller than a day, so that these are in force before and after the moment sought.
  const before = findOffset(zone, wall - dayLength);
  const after = findOffset(zone, wall + dayLength);
  const early = wall - Math.max(before, after);
  const late = wall - Math.min(before, after);
  if (early + findOffset(zone, early) === wall) return new Date(early);
  if (late + findOffset(zone, late) === wall) return new Date(late);
  return new Date(findJump(zone, wall, early, late));
}

/** The first minute at which the clock shows `wall` or later; it does at `late`, not at `early`. */
function findJump(zone: string, wall: number, early: number, late: number): number {
  let [low, high] = [early, late];
  while (high - low > minuteLength) {
    const middle = low + Math.floor((high - low) / (2 * minuteLength)) * minuteLength;
    if (middle + findOffset(zone, middle) < wall) low = middle;
    else high = middle;
  }
  return high;
}
