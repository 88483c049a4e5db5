import { setTimeout } from 'node:timers/promises';
import type { AuthServices } from '../services.ts';

/** Longer than the work takes, for known and unknown addresses alike. */
const shortestMilliseconds = 200;

/**
 * Only a known address has a message to write, and the time that takes would tell that it exists.
 * So no answer, and no refusal, comes earlier than the slowest usually does.
 */
export async function answerEvenly<Result>(
  { wait = setTimeout }: Pick<AuthServices, 'wait'>,
  work: Promise<Result>,
): Promise<Result> {
  const [outcome] = await Promise.allSettled([work, wait(shortestMilliseconds)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

/** Where an answer may tell by itself that somebody exists, only refusals are held back. */
export async function refuseEvenly<Result>(
  { wait = setTimeout }: Pick<AuthServices, 'wait'>,
  work: Promise<Result>,
): Promise<Result> {
  const waiting = wait(shortestMilliseconds);
  try {
    return await work;
  } catch (error) {
    await waiting;
    throw error;
  }
}
