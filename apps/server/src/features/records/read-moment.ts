import { invalidInput } from '../../platform/http/problem.ts';

/** A browser's clock may run ahead of ours by this much. */
const toleranceMilliseconds = 60_000;
const earliest = Date.UTC(1970, 0, 1);

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
