/** What a command ends again: what was started last is stopped first. */
export interface Stops {
  /** Starts something and stops it at the end, also where the end comes while it is still starting. */
  start<Started>(
    begin: () => Promise<Started>,
    stop: (started: Started) => unknown,
  ): Promise<Started>;
  /** Stops something that is there already. */
  add(stop: () => unknown): void;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const exitCodes = { good: 0, bad: 1, interrupted: 130 };

/**
 * Runs a command that starts servers, browsers and the like, and stops all of them when its work is done or has failed,
 * and on a signal at any moment. Exits with 0 only where the work answers that all was well.
 */
export async function runWithStops(work: (stops: Stops) => Promise<boolean>): Promise<void> {
  const entries: (() => unknown)[] = [];
  let exitCode = exitCodes.good;
  let ending: Promise<void> | undefined;

  async function stopAll(): Promise<void> {
    for (let stop = entries.pop(); stop !== undefined; stop = entries.pop()) {
      try {
        await stop();
      } catch (error) {
        console.error(error);
        exitCode ||= exitCodes.bad;
      }
    }
  }
  function end(): Promise<void> {
    // Nothing is left to wait for, whatever still holds a connection.
    ending ??= stopAll().then(() => process.exit(exitCode));
    return ending;
  }
  // Ctrl-C comes twice: by itself, and through the process that started this one.
  const interrupt = (): void => {
    exitCode = exitCodes.interrupted;
    void end();
  };
  function fail(error: unknown): void {
    // What is cut off by a stop fails, and that says nothing.
    if (ending !== undefined) return;
    console.error(error);
    exitCode = exitCodes.bad;
    void end();
  }
  const refuseLate = (): void => {
    if (ending !== undefined) throw new Error('The command is ending.');
  };

  for (const signal of signals) process.on(signal, interrupt);
  process.on('uncaughtException', fail);
  try {
    const isGood = await work({
      async start(begin, stop) {
        refuseLate();
        const starting = begin();
        entries.push(() => starting.then(stop, () => {}));
        return starting;
      },
      add(stop) {
        refuseLate();
        entries.push(stop);
      },
    });
    if (ending === undefined && !isGood) exitCode = exitCodes.bad;
  } catch (error) {
    fail(error);
  }
  await end();
}
