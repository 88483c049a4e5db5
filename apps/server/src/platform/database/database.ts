import pg from 'pg';
import { beginAuth, beginSystem, beginTenant } from './open-transaction.ts';
import { askOnce, graceMilliseconds, transact } from './run-transaction.ts';
import type { RowOf, RowShape, Statement } from './statement.ts';
import type { Patience, TenantScope, Transaction } from './transaction.ts';

export type { Patience, TenantScope, Transaction };

const bigIntegerType = 20;
// Counts and positions stay far below 2^53, where a number is exact.
pg.types.setTypeParser(bigIntegerType, Number);

export interface Database {
  /**
   * For a request: sees the rows of one organization and one person, whatever the SQL says. A super
   * administrator's request that names no organization sees those of all, and writes none.
   */
  asTenant<Result>(
    scope: TenantScope,
    work: (transaction: Transaction) => Promise<Result>,
    patience?: Patience,
  ): Promise<Result>;
  /** For the worker, and for what no person does by their own right. */
  asSystem<Result>(
    work: (transaction: Transaction) => Promise<Result>,
    patience?: Patience,
  ): Promise<Result>;
  /** For the sign-in protocol alone. */
  asAuth<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** The three as a transaction of one statement, which takes one round trip. */
  askAsTenant<Shape extends RowShape>(
    scope: TenantScope,
    statement: Statement<Shape>,
    values?: readonly unknown[],
  ): Promise<RowOf<Shape>[]>;
  askAsSystem<Shape extends RowShape>(
    statement: Statement<Shape>,
    values?: readonly unknown[],
  ): Promise<RowOf<Shape>[]>;
  askAsAuth<Shape extends RowShape>(
    statement: Statement<Shape>,
    values?: readonly unknown[],
  ): Promise<RowOf<Shape>[]>;
  /** Says whether the database answers. */
  ping(): Promise<void>;
  statistics(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
}

const pingMilliseconds = 2_000;
const statementMilliseconds = 60_000;
/** As many as uploads and files that are sent whole may hold at once in a process: none waits for another's. */
export const mostCopying = 7;

async function answerWithin(milliseconds: number, answer: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database is silent')), milliseconds);
  });
  try {
    await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
}

export interface DatabaseOptions {
  connectionString: string;
  poolSize: number;
  applicationName: string;
  onError(error: Error): void;
}

function openPool(options: DatabaseOptions, kind: { max: number; pipeline: boolean }): pg.Pool {
  const pool = new pg.Pool({
    ...kind,
    connectionString: options.connectionString,
    application_name: options.applicationName,
    options: '-c role=ringfence_idle',
    connectionTimeoutMillis: 10_000,
    idle_in_transaction_session_timeout: 60_000,
    statement_timeout: statementMilliseconds,
    query_timeout: statementMilliseconds + graceMilliseconds,
    keepAlive: true,
  });
  // Idle connections break when the server restarts; the pool replaces them.
  pool.on('error', options.onError);
  // A connection may be lost as soon as it is opened, before the code that asked for it listens.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

export function openDatabase(options: DatabaseOptions): Database {
  // What opens a transaction and its first statement go out together, and need no answer in between.
  const pool = openPool(options, { max: options.poolSize, pipeline: true });
  const copying = openPool(options, { max: mostCopying, pipeline: false });
  const { onError } = options;
  const run = <Result>(
    begin: string,
    work: (transaction: Transaction) => Promise<Result>,
    patience?: Patience,
  ): Promise<Result> => {
    const way = { pool: patience?.copiesRows ? copying : pool, cancelling: pool, begin, onError };
    return transact(way, work, patience);
  };

  return {
    asTenant: async (scope, work, patience) => run(beginTenant(scope), work, patience),
    asSystem: (work, patience) => run(beginSystem, work, patience),
    asAuth: (work) => run(beginAuth, work),
    askAsTenant: async (scope, statement, values) =>
      askOnce(pool, beginTenant(scope), statement, values),
    askAsSystem: (statement, values) => askOnce(pool, beginSystem, statement, values),
    askAsAuth: (statement, values) => askOnce(pool, beginAuth, statement, values),
    ping: () => answerWithin(pingMilliseconds, pool.query('select')),
    statistics: () => ({
      total: pool.totalCount + copying.totalCount,
      idle: pool.idleCount + copying.idleCount,
      waiting: pool.waitingCount + copying.waitingCount,
    }),
    close: async () => {
      await Promise.all([pool.end(), copying.end()]);
    },
  };
}
