import type { WorkLimit } from './limit-work.ts';

/**
 * One piece of work at a time for each person: the next question ends the one before, which nobody waits for any more,
 * and begins when that has let go of the database.
 */
export function keepLatest(endWhenLeft: (signal: AbortSignal) => void) {
  const asked = new Map<string, { own: AbortController; over: Promise<unknown> }>();
  return async <Result>(
    { userId, signal }: { userId: string; signal: AbortSignal },
    inTurn: WorkLimit,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> => {
    const before = asked.get(userId);
    before?.own.abort();
    const own = new AbortController();
    const either = AbortSignal.any([signal, own.signal]);
    const answerInTurn = async () => {
      await before?.over;
      endWhenLeft(either);
      return inTurn(() => work(either), either);
    };
    const answer = answerInTurn();
    const entry = { own, over: answer.catch(() => {}) };
    asked.set(userId, entry);
    try {
      return await answer;
    } finally {
      if (asked.get(userId) === entry) asked.delete(userId);
    }
  };
}
