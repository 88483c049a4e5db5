import pg from 'pg';
import { type CopyTarget, copyRows } from './copy-rows.ts';
import type { RowOf, RowShape, Statement } from './statement.ts';

const bigIntegerType = 20;
// Counts and positions stay far below 2^53, where a number is exact.
pg.types.setTypeParser(bigIntegerType, Number);

export interface Transaction {
  all<Shape extends RowShape>(
    statement: Statement<Shape>,
    values?: readonly unknown[],
  ): Promise<RowOf<Shape>[]>;
  first<Shape extends RowShape>(
    statement: Statement<Shape>,
    values?: readonly unknown[],
  ): Promise<RowOf<Shape> | undefined>;
  /** Writes rows in PostgreSQL's own text format, as fast as it takes them. Only where no policy holds. */
  copyFrom(target: CopyTarget, rows: AsyncIterable<Uint8Array>): Promise<void>;
  /** Runs once the transaction is committed, and not at all if it is rolled back. */
  afterCommit(effect: () => void): void;
  /** Undoes this part alone where it fails, so that the transaction can go on without it. */
  attempt<Result>(part: () => Promise<Result>): Promise<Result>;
}

export interface TenantScope {
  userId: string;
  /**
   * Null only where a person asks for what is theirs in all organizations, and where a super
   * administrator reads across all of them.
   */
  organizationId: string | null;
  /** Reaches every organization, under a role of its own. Proven before the scope is made. */
  isSuperAdministrator?: boolean;
  /** The key by which a program asked in the person's name. */
  apiKeyId?: string | undefined;
}

/** For work in the background that takes longer than anybody would wait for an answer; and for what ends when they leave. */
export interface Patience {
  longestMilliseconds: number;
  /** Once aborted, what runs is cancelled in the database, and nothing of the transaction stays. */
  signal?: AbortSignal;
}

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
  /** Says whether the database answers. */
  ping(): Promise<void>;
  statistics(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function literal(id: string | null): string {
  if (id === null) return `''`;
  // The opening statements go out as one text, without parameters: only an id may enter it.
  if (!uuidPattern.test(id)) throw new Error('a transaction was opened for something not an id');
  return `'${id}'`;
}

const beginTenant = (scope: TenantScope): string =>
  `begin; set local role ${scope.isSuperAdministrator ? 'ringfence_super' : 'ringfence_tenant'}; set local ringfence.user_id = ${literal(scope.userId)}; set local ringfence.organization_id = ${literal(scope.organizationId)}${scope.apiKeyId === undefined ? '' : `; set local ringfence.api_key_id = ${literal(scope.apiKeyId)}`}`;
const beginSystem = 'begin; set local role ringfence_system';
const beginAuth = 'begin; set local role ringfence_auth';

const bePatient = ({ longestMilliseconds }: Patience): string =>
  `; set local statement_timeout = ${Math.round(longestMilliseconds)}; set local idle_in_transaction_session_timeout = ${Math.round(longestMilliseconds)}`;

function wrapClient(
  client: pg.PoolClient,
  effects: (() => void)[],
  patience: Patience | undefined,
): Transaction {
  const limit =
    patience === undefined
      ? {}
      : { query_timeout: patience.longestMilliseconds + graceMilliseconds };
  const all: Transaction['all'] = async <Shape extends RowShape>(
    statement: Statement<Shape>,
    values: readonly unknown[] = [],
  ) => {
    patience?.signal?.throwIfAborted();
    const result = await client.query<RowOf<Shape>>({
      ...limit,
      ...(statement.isPlannedEachTime
        ? { text: `-- ${statement.name}\n${statement.text}` }
        : { name: statement.name, text: statement.text }),
      values: [...values],
    });
    return result.rows;
  };
  return {
    all,
    first: async (statement, values) => (await all(statement, values))[0],
    async copyFrom(target, rows) {
      patience?.signal?.throwIfAborted();
      await copyRows(client, target, rows, limit);
    },
    afterCommit: (effect) => void effects.push(effect),
    async attempt(part) {
      const before = effects.length;
      await client.query('savepoint part');
      try {
        const result = await part();
        await client.query('release savepoint part');
        return result;
      } catch (error) {
        await client.query('rollback to savepoint part; release savepoint part');
        effects.length = before;
        throw error;
      }
    },
  };
}

const pingMilliseconds = 2_000;
/** Where the server has fallen silent, its own limit is of no help: this much longer is waited. */
const graceMilliseconds = 5_000;
const statementMilliseconds = 60_000;
/** A cancellation that comes between two statements finds nothing to cancel, and is said again. */
const cancelAgainMilliseconds = 200;

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

export function openDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.poolSize,
    application_name: options.applicationName,
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

  /** Cancels what a connection does once the signal is aborted; until the answer is called. */
  async function cancelOnAbort(
    client: pg.PoolClient,
    signal: AbortSignal | undefined,
  ): Promise<() => Promise<void>> {
    if (signal === undefined) return async () => {};
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    let timer: NodeJS.Timeout | undefined;
    let cancelling: Promise<unknown> = Promise.resolve();
    const cancel = (): void => {
      // Outside of any role: only the role that opened a connection may cancel what it does.
      cancelling = pool
        .query('select pg_cancel_backend($1)', [rows[0]?.pid])
        .catch(options.onError);
      timer = setTimeout(cancel, cancelAgainMilliseconds);
    };
    signal.addEventListener('abort', cancel, { once: true });
    return async () => {
      signal.removeEventListener('abort', cancel);
      clearTimeout(timer);
      // One that is still on its way would hit whatever the connection does next.
      await cancelling;
    };
  }

  async function transact<Result>(
    begin: string,
    work: (transaction: Transaction) => Promise<Result>,
    patience?: Patience,
  ): Promise<Result> {
    patience?.signal?.throwIfAborted();
    const client = await pool.connect();
    const effects: (() => void)[] = [];
    let broken: Error | undefined;
    // The pool listens only to connections that nobody uses; an unheard loss would end the process.
    const onLoss = (cause: Error): void => {
      broken = cause;
    };
    client.on('error', onLoss);
    let stopCancelling = async (): Promise<void> => {};
    let result: Result;
    try {
      stopCancelling = await cancelOnAbort(client, patience?.signal);
      await client.query(patience === undefined ? begin : begin + bePatient(patience));
      result = await work(wrapClient(client, effects, patience));
      // What is asked for from here on comes too late.
      await stopCancelling();
      patience?.signal?.throwIfAborted();
      const ended = await client.query('commit');
      // PostgreSQL answers the commit of a transaction in which something failed with a rollback.
      if (ended.command !== 'COMMIT') throw new Error('a failed transaction was to be committed');
    } catch (error) {
      await stopCancelling();
      await client.query('rollback').catch(onLoss);
      throw error;
    } finally {
      client.off('error', onLoss);
      client.release(broken);
    }
    for (const effect of effects) effect();
    return result;
  }

  return {
    asTenant: async (scope, work, patience) => transact(beginTenant(scope), work, patience),
    asSystem: (work, patience) => transact(beginSystem, work, patience),
    asAuth: (work) => transact(beginAuth, work),
    ping: () => answerWithin(pingMilliseconds, pool.query('select')),
    statistics: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}
