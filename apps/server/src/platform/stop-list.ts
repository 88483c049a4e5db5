import { presentError } from './log/present-error.ts';

export interface StopList {
  add(stop: () => Promise<unknown>): void;
  stopAll(): Promise<void>;
}

/** What was started last is stopped first; one that fails to stop does not keep the others. */
export function createStopList(): StopList {
  const entries: (() => Promise<unknown>)[] = [];
  let stopped: Promise<void> | undefined;
  async function run(): Promise<void> {
    for (let stop = entries.pop(); stop !== undefined; stop = entries.pop()) {
      try {
        await stop();
      } catch (error) {
        console.error(presentError(error));
      }
    }
  }
  return {
    add: (stop) => void entries.push(stop),
    stopAll: () => {
      stopped ??= run();
      return stopped;
    },
  };
}
