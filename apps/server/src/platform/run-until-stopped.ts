import { presentError } from './log/present-error.ts';
import { describeStartFailure } from './start-error.ts';

export interface Stoppable {
  /** Nothing may keep a stopping process for ever. */
  longestStopMilliseconds: number;
  stop(): Promise<void>;
}

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
    try {
      const started = await running;
      if (started === undefined) return;
      setTimeout(() => process.exit(1), started.longestStopMilliseconds).unref();
      await started.stop();
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
  // Printed whole, as is usual, an error of the database would show the row that it failed on.
  process.on('uncaughtException', (error) => {
    console.error(presentError(error));
    process.exit(1);
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, requestStop);

  running = start((sentence) => {
    console.error(`\n${sentence}\n`);
    exitCode = 1;
    requestStop();
  });
  try {
    await running;
  } catch (error) {
    // The person who stopped it knows why it did not start.
    if (!stopping) console.error(`\n${describeStartFailure(error)}\n`);
    process.exit(1);
  }
}
