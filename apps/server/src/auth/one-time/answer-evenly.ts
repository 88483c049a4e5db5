import { setTimeout } from 'node:timers/promises';

/** Longer than the work takes, for known and unknown addresses alike. */
const shortestMilliseconds = 200;

/**
 * Only a known address has a message to write, and the time that takes would tell that it exists.
 * So no answer, and no refusal, comes earlier than the slowest usually does.
 */
export async function answerEvenly<Result>(
  work: Promise<Result>,
  wait: (milliseconds: number) => Promise<unknown> = setTimeout,
): Promise<Result> {
  const [outcome] = await Promise.allSettled([work, wait(shortestMilliseconds)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
