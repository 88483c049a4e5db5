import { setTimeout as wait } from 'node:timers/promises';

/** Lets calls go out one by one at the account's rate; what comes faster waits its turn. */
export interface RateLimit {
  /** Resolves when the call may go out. A call that ended while it waited takes no turn. */
  takeTurn(ended: AbortSignal): Promise<void>;
}

/** The rate counts real seconds whatever the speed, as the rate of an account does. */
export function createRateLimit(callsPerSecond: number | undefined): RateLimit {
  if (callsPerSecond === undefined) return { takeTurn: async () => {} };
  const interval = 1000 / callsPerSecond;
  let freeAt = 0;
  let turn: Promise<void> = Promise.resolve();

  async function waitInTurn(ended: AbortSignal): Promise<void> {
    const milliseconds = freeAt - Date.now();
    if (ended.aborted) return;
    // When it ends while it waits, the next one waits for the rest.
    if (milliseconds > 0) await wait(milliseconds, undefined, { signal: ended, ref: false });
    freeAt = Math.max(freeAt, Date.now()) + interval;
  }

  return {
    takeTurn(ended) {
      const mine = turn.then(() => waitInTurn(ended));
      turn = mine.catch(() => {});
      return new Promise((resolve, reject) => {
        const refuse = (): void => reject(ended.reason);
        ended.addEventListener('abort', refuse, { once: true });
        mine.then(resolve, reject).finally(() => ended.removeEventListener('abort', refuse));
      });
    },
  };
}
