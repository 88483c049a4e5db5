import type { Database } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import type { TrustedClock } from './trusted-clock.ts';

const compareMilliseconds = 1_000;

/**
 * Compares the clocks at the start and from then on, so that whatever a process writes down by its own clock
 * is right within a second of a jump.
 */
export async function compareClocks({
  database,
  clock,
  log,
}: {
  database: Pick<Database, 'asSystem'>;
  clock: TrustedClock;
  log: Pick<Log, 'debug'>;
}): Promise<{ stop(): Promise<void> }> {
  let isAtWork = false;
  let running: Promise<unknown> = Promise.resolve();
  const compare = (): Promise<unknown> =>
    database.asSystem((transaction) => clock.read(transaction));
  await compare();
  const timer = setInterval(() => {
    // A worker that calls by it compares it all the time.
    if (isAtWork || clock.millisecondsSinceCompared() < compareMilliseconds) return;
    isAtWork = true;
    running = compare()
      // That the database is away is reported by the code that needs it.
      .catch((error: unknown) => log.debug({ error }, 'the clocks could not be compared'))
      .finally(() => {
        isAtWork = false;
      });
  }, compareMilliseconds);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
