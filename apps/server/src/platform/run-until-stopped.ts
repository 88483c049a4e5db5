import { describeStartFailure } from './start-error.ts';

export interface Stoppable {
  stop(): Promise<void>;
}

/** Nothing may keep a stopping process for ever. */
const longestStopMilliseconds = 60_000;

/**
 * Starts, waits for Ctrl-C, SIGTERM or the end of the terminal, and stops in order. A signal that
 * comes twice, as it does when a terminal and npm both pass it on, changes nothing.
 */
export async function runUntilStopped(
  start: (onFatal: (sentence: string) => void) => Promise<Stoppable>,
): Promise<void> {
  let running: Promise<Stoppable> | undefined;
  let exitCode = 0;
  let stopping = false;

  async function stop(): Promise<void> {
    setTimeout(() => process.exit(1), longestStopMilliseconds).unref();
    try {
      const started = await running;
      await started?.stop();
    } catch {
      exitCode = 1;
    }
    process.exit(exitCode);
  }
  const requestStop = (): void => {
    if (stopping) return;
    stopping = true;
    void stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, requestStop);

  running = start((sentence) => {
    console.error(`\n${sentence}\n`);
    exitCode = 1;
    requestStop();
  });
  try {
    await running;
  } catch (error) {
    console.error(`\n${describeStartFailure(error)}\n`);
    process.exit(1);
  }
}
