import { localTime, momentOf } from '../zones/convert-time.ts';

/** A number of a pool that is active, verified and of the pool's account. */
export interface PoolNumber {
  e164: string;
  /** Calls in a day of the organization; null: as many as there are. */
  dailyLimit: number | null;
  callsToday: number;
  /** Null where it does not rest. */
  restsUntil: Date | null;
  lastUsedAt: Date | null;
}

export const isResting = ({ restsUntil }: Pick<PoolNumber, 'restsUntil'>, now: Date): boolean =>
  restsUntil !== null && restsUntil > now;

/** How many more calls a number may make today; none while it rests. */
export function countNumberRoom(number: PoolNumber, now: Date): number {
  if (isResting(number, now)) return 0;
  const { dailyLimit, callsToday } = number;
  return dailyLimit === null ? Number.POSITIVE_INFINITY : Math.max(0, dailyLimit - callsToday);
}

export const countPoolRoom = (numbers: readonly PoolNumber[], now: Date): number =>
  numbers.reduce((room, number) => room + countNumberRoom(number, now), 0);

/** Why no number of a pool may call at this moment, and from when on one may again; null where nobody knows. */
export interface PoolWait {
  for: 'numbers_missing' | 'numbers_spent' | 'numbers_resting';
  until: Date | null;
}

/** The first moment at which a number that may not call now may do so, if nothing else changes. */
function findOpening(number: PoolNumber, nextDay: Date): Date {
  const { dailyLimit, callsToday, restsUntil } = number;
  const isSpent = dailyLimit !== null && callsToday >= dailyLimit;
  if (!isSpent) return restsUntil ?? nextDay;
  return restsUntil !== null && restsUntil > nextDay ? restsUntil : nextDay;
}

/** What a pool waits for, in the organization's zone; null where one of its numbers may call. */
export function findPoolWait(
  numbers: readonly PoolNumber[],
  zone: string,
  now: Date,
): PoolWait | null {
  if (numbers.length === 0) return { for: 'numbers_missing', until: null };
  if (countPoolRoom(numbers, now) > 0) return null;
  const nextDay = momentOf(zone, localTime(zone, now).day + 1, 0);
  const openings = numbers.map((number) => findOpening(number, nextDay).getTime());
  const allRest = numbers.every((number) => isResting(number, now));
  return {
    for: allRest ? 'numbers_resting' : 'numbers_spent',
    until: new Date(Math.min(...openings)),
  };
}
