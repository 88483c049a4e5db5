import * as z from 'zod';
import {
  type Database,
  openDatabase,
  type Transaction,
} from '../../../platform/database/database.ts';
import { silentLog } from '../../../testing/silent-log.ts';
import { doStep } from '../import-jobs.ts';
import { workStates } from '../import-steps.ts';

/** Where the process dies: before or after a statement, amid the rows, or once its work is committed. */
export const deathPoint = z.object({
  statement: z.string(),
  when: z.enum(['before', 'after', 'amid', 'committed']),
});
export type DeathPoint = z.infer<typeof deathPoint>;

const order = z.object({
  connectionString: z.string(),
  state: z.enum(workStates),
  asked: z.object({ organizationId: z.uuid(), importId: z.uuid(), step: z.number().int() }),
  point: deathPoint,
  now: z.string(),
});
export type Order = z.infer<typeof order>;

/** As a machine dies: nothing is tidied up, and nobody is informed. */
async function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => {});
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
      transaction.copyFrom(target, point.when === 'amid' ? cut(rows) : rows),
  };
  return watched;
}

async function* cut(rows: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const part of rows) {
    yield part.subarray(0, part.length / 2);
    await die();
  }
}

function watchDatabase(database: Database, point: DeathPoint): Database {
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

/** A worker that does one step and dies at the point that it is given. */
const { connectionString, state, asked, point, now } = order.parse(
  JSON.parse(process.argv[2] ?? ''),
);
const database = openDatabase({
  connectionString,
  poolSize: 5,
  applicationName: 'ringfence-dying',
  onError: () => {},
});
const services = {
  database: watchDatabase(database, point),
  effects: { wakeRelay() {}, wakeSealing() {} },
  log: silentLog,
  readFreeBytes: async () => null,
  now: () => new Date(now),
};
await doStep(services, state, asked);
await database.close();
