import { StartError } from '../start-error.ts';
import type { Database } from './database.ts';
import { readClock } from './queries.ts';

const mostMilliseconds = 30_000;

/**
 * Calling hours are read from this machine's clock. One that is far from the database's is wrong, or
 * the database's is: either way nobody may be called by it.
 */
export async function checkClock(database: Database, now: () => Date): Promise<void> {
  const before = now().getTime();
  const read = await database.asSystem((transaction) => transaction.first(readClock));
  const after = now().getTime();
  const there = read?.now.getTime() ?? Number.NaN;
  if (there >= before - mostMilliseconds && there <= after + mostMilliseconds) return;
  const seconds = Math.round(Math.abs(there - before) / 1000);
  throw new StartError(
    `the clock of this machine and that of the database are ${seconds} seconds apart. Set them right: calls are placed by the time of day.`,
  );
}
