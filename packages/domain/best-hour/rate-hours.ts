import { weekdayOf } from '../compliance/holidays/calculate-days.ts';
import { localTime } from '../zones/convert-time.ts';

/** Of calls that were placed in an hour of a weekday, by the clock of a place: how many there were, and were answered. */
export interface AnswerHour {
  zone: string;
  /** From Monday on, 0 to 6. */
  weekday: number;
  hour: number;
  placed: number;
  answered: number;
}

/** Calls that began within a quarter of an hour at a place. */
export interface CountedQuarter {
  zone: string;
  at: Date;
  placed: number;
  answered: number;
}

export function findHour(zone: string, at: Date): { weekday: number; hour: number } {
  const { day, minute } = localTime(zone, at);
  return { weekday: weekdayOf(day), hour: Math.floor(minute / 60) };
}

const keyOf = (...parts: readonly (string | number)[]): string => parts.join(' ');

function addUp(
  hours: readonly AnswerHour[],
  keyOfHour: (hour: AnswerHour) => string,
): Map<string, AnswerHour> {
  const sums = new Map<string, AnswerHour>();
  for (const hour of hours) {
    const key = keyOfHour(hour);
    const sum = sums.get(key) ?? { ...hour, placed: 0, answered: 0 };
    sum.placed += hour.placed;
    sum.answered += hour.answered;
    sums.set(key, sum);
  }
  return sums;
}

/** By the clock on the wall, which is not the database's to tell. */
export function foldQuarters(quarters: readonly CountedQuarter[]): AnswerHour[] {
  const hours = quarters.map(({ zone, at, placed, answered }) => ({
    zone,
    ...findHour(zone, at),
    placed,
    answered,
  }));
  return [...addUp(hours, ({ zone, weekday, hour }) => keyOf(zone, weekday, hour)).values()];
}

/** How likely calls are answered, by the organization's own. */
export interface AnswerRates {
  /** By how many calls. */
  calls: number;
  /** From 0 to 1. */
  rateAt(zone: string, at: Date): number;
}

/** Few calls say little: as if so many more had been made that went as is usual. */
const usualCalls = 50;

/**
 * An hour of a weekday at a place is drawn towards the same hour at all places, and that towards all calls: the fewer
 * calls it had, the more.
 */
export function rateHours(hours: readonly AnswerHour[]): AnswerRates {
  const draw = (sum: AnswerHour | undefined, usual: number): number =>
    ((sum?.answered ?? 0) + usualCalls * usual) / ((sum?.placed ?? 0) + usualCalls);
  const everything = addUp(hours, () => '').get('');
  const calls = everything?.placed ?? 0;
  const usual = calls === 0 ? 0 : (everything?.answered ?? 0) / calls;
  const anywhere = addUp(hours, ({ weekday, hour }) => keyOf(weekday, hour));
  const there = addUp(hours, ({ zone, weekday, hour }) => keyOf(zone, weekday, hour));
  return {
    calls,
    rateAt(zone, at) {
      const { weekday, hour } = findHour(zone, at);
      const elsewhere = draw(anywhere.get(keyOf(weekday, hour)), usual);
      return draw(there.get(keyOf(zone, weekday, hour)), elsewhere);
    },
  };
}
