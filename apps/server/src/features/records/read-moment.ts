import { invalidInput } from '../../platform/http/problem.ts';

/** A browser's clock may run ahead of ours by this much. */
const toleranceMilliseconds = 60_000;
const earliest = Date.UTC(1970, 0, 1);

/** It is tomorrow already somewhere. */
const zoneAheadMilliseconds = 14 * 60 * 60 * 1000;

/** The last day that has begun somewhere. */
export const findLatestDay = (now: Date): string =>
  new Date(now.getTime() + zoneAheadMilliseconds).toISOString().slice(0, 10);

/** Days on which something happened, by the names of their fields. */
export function refuseFutureDays(
  days: Readonly<Record<string, string | null | undefined>>,
  now: Date,
): void {
  const today = findLatestDay(now);
  for (const [path, day] of Object.entries(days)) {
    if (typeof day === 'string' && day > today) {
      throw invalidInput(path, 'This lies in the future. Enter the day on which it was.');
    }
  }
}

/** When something was received or took place: now where it is left out, and never later than now. */
export function readMoment(text: string | undefined, now: Date, path: string): Date {
  if (text === undefined) return now;
  const moment = new Date(text);
  if (!(moment.getTime() >= earliest)) throw invalidInput(path, 'Enter a day after 1970.');
  if (moment.getTime() > now.getTime() + toleranceMilliseconds) {
    throw invalidInput(path, 'This lies in the future. Enter when it took place.');
  }
  return moment < now ? moment : now;
}
