import * as z from 'zod';
import { type Database, openDatabase, type Transaction } from '../platform/database/database.ts';

/**
 * Where a process dies: before or after a statement, amid the rows that are copied after it, or once its
 * transaction is committed.
 */
export const deathPoint = z.object({
  statement: z.string(),
  when: z.enum(['before', 'after', 'amid', 'committed']),
});
export type DeathPoint = z.infer<typeof deathPoint>;

/** What a dying process is given on its way, beside what it is to do. */
export const deathOrder = z.object({
  connectionString: z.string(),
  point: deathPoint,
  now: z.string(),
});
export type DeathOrder = z.infer<typeof deathOrder>;

/** The database knows a dying process by this name, and forgets it only once all that it had begun is undone. */
export const dyingName = 'ringfence-dying';

/** As a machine dies: nothing is tidied up, and nobody is informed. */
async function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => {});
}

async function* cut(rows: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const part of rows) {
    yield part.subarray(0, part.length / 2);
    await die();
  }
}

function watch(transaction: Transaction, point: DeathPoint, seen: { statement: boolean }) {
  async function around<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
    if (name === point.statement && point.when === 'before') await die();
    const result = await run();
    if (name === point.statement) {
      seen.statement = true;
      if (point.when === 'after') await die();
    }
    return result;
  }
  const watched: Transaction = {
    ...transaction,
    all: (statement, values) => around(statement.name, () => transaction.all(statement, values)),
    first: (statement, values) =>
      around(statement.name, () => transaction.first(statement, values)),
    copyFrom: (target, rows) =>
      transaction.copyFrom(target, seen.statement && point.when === 'amid' ? cut(rows) : rows),
  };
  return watched;
}

/** A database whose process kills itself with -9 where the system comes to the point. */
export function openDyingDatabase(connectionString: string, point: DeathPoint): Database {
  const database = openDatabase({
    connectionString,
    poolSize: 5,
    applicationName: dyingName,
    onError: () => {},
  });
  return {
    ...database,
    async asSystem(work, patience) {
      const seen = { statement: false };
      const result = await database.asSystem(
        (transaction) => work(watch(transaction, point, seen)),
        patience,
      );
      if (seen.statement && point.when === 'committed') await die();
      return result;
    },
  };
}
