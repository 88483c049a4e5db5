import type { Log } from './log/log.ts';

export interface Debounced {
  wake(): void;
  /** Runs what is still due, at once. */
  finish(): Promise<void>;
}

/** Many wakes within the pause become one run. A failed run is logged; the next wake tries again. */
export function debounce(milliseconds: number, run: () => Promise<void>, log: Log): Debounced {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const start = (): void => {
    timer = undefined;
    running = running.then(run).catch((error: unknown) => {
      log.warn({ error }, 'a delayed task failed');
    });
  };
  return {
    wake: () => {
      timer ??= setTimeout(start, milliseconds);
    },
    async finish() {
      if (timer !== undefined) {
        clearTimeout(timer);
        start();
      }
      await running;
    },
  };
}
