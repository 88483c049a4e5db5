import { localTime, momentOf } from './convert-time.ts';
import { findOffset } from './find-offset.ts';

const dayLength = 86_400_000;
const quarterMinutes = 15;

/** A day such as 2026-03-02, numbered from 1970-01-01. */
export const numberDay = (day: string): number => Math.floor(Date.parse(day) / dayLength);
export const nameDay = (number: number): string =>
  new Date(number * dayLength).toISOString().slice(0, 10);

/** From a moment on, until another that is no longer part of it. */
export interface Stretch {
  from: Date;
  to: Date;
}

/** Days of a place, the last of them included. */
export interface LocalDays {
  zone: string;
  from: string;
  to: string;
}

export function findStretch({ zone, from, to }: LocalDays): Stretch {
  return { from: momentOf(zone, numberDay(from), 0), to: momentOf(zone, numberDay(to) + 1, 0) };
}

/**
 * As many days before these. Where the days are not over yet, those before end at the same time of day, at the full
 * quarter of an hour: half a day is not compared with a whole one.
 */
export function findDaysBefore(
  { zone, from, to }: LocalDays,
  now: Date,
): { from: string; to: string; stretch: Stretch; isCut: boolean } {
  const [first, last] = [numberDay(from), numberDay(to)];
  const count = last - first + 1;
  const days = { zone, from: nameDay(first - count), to: nameDay(first - 1) };
  const whole = findStretch(days);
  const { day, minute } = localTime(zone, now);
  if (day > last || day < first) return { ...days, stretch: whole, isCut: false };
  const quarter = minute - (minute % quarterMinutes);
  const until = momentOf(zone, day - count, quarter);
  return {
    from: days.from,
    to: nameDay(day - count),
    stretch: { from: whole.from, to: until },
    isCut: true,
  };
}

/** Parts of a stretch in which local time is ahead of UTC by the same number of seconds. */
export function listOffsets(
  zone: string,
  { from, to }: Stretch,
): (Stretch & { offsetSeconds: number })[] {
  const parts: (Stretch & { offsetSeconds: number })[] = [];
  let begin = from.getTime();
  while (begin < to.getTime()) {
    const offset = findOffset(zone, begin);
    const end = findEndOfOffset(zone, begin, to.getTime(), offset);
    parts.push({ from: new Date(begin), to: new Date(end), offsetSeconds: offset / 1000 });
    begin = end;
  }
  return parts;
}

/** No zone changes its clocks twice within a day, so that one look a day misses nothing. */
function findEndOfOffset(zone: string, begin: number, end: number, offset: number): number {
  let low = begin;
  let high = Math.min(begin + dayLength, end);
  while (findOffset(zone, high) === offset) {
    if (high === end) return end;
    low = high;
    high = Math.min(high + dayLength, end);
  }
  while (high - low > 1000) {
    const middle = low + Math.floor((high - low) / 2000) * 1000;
    if (findOffset(zone, middle) === offset) low = middle;
    else high = middle;
  }
  return high;
}
