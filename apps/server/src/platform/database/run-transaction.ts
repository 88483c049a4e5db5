import type pg from 'pg';
import { copyRows } from './copy-rows.ts';
import { bePatient } from './open-transaction.ts';
import type { RowOf, RowShape, Statement } from './statement.ts';
import type { Patience, Transaction } from './transaction.ts';

/** Where the server has fallen silent, its own limit is of no help: this much longer is waited. */
export const graceMilliseconds = 5_000;
/** A cancellation that comes between two statements finds nothing to cancel, and is said again. */
const cancelAgainMilliseconds = 200;

const unheard = (): void => {};

function present<Shape extends RowShape>(
  { name, text, isPlannedEachTime }: Statement<Shape>,
  values: readonly unknown[] = [],
): pg.QueryConfig {
  return isPlannedEachTime
    ? { text: `-- ${name}\n${text}`, values: [...values] }
    : { name, text, values: [...values] };
}

interface Wrapping {
  client: pg.PoolClient;
  /** The answer to what opened the transaction, which may not be there yet. */
  opened: Promise<unknown>;
  /** Whether it has been committed or rolled back. */
  state: { isOver: boolean };
  effects: (() => void)[];
  patience: Patience | undefined;
}

function wrapClient({ client, opened, state, effects, patience }: Wrapping): Transaction {
  const limit =
    patience === undefined
      ? {}
      : { query_timeout: patience.longestMilliseconds + graceMilliseconds };
  /** The connection is somebody else's by then, and so would be what is sent. */
  const requireOpen = (): void => {
    if (state.isOver) throw new Error('a statement came after the end of its transaction');
    patience?.signal?.throwIfAborted();
  };
  const all: Transaction['all'] = async <Shape extends RowShape>(
    statement: Statement<Shape>,
    values?: readonly unknown[],
  ) => {
    requireOpen();
    const asked = { ...limit, ...present(statement, values) };
    const { rows } = await client.query<RowOf<Shape>>(asked);
    // Answered before it, so nothing is waited for; and nothing is answered that no transaction was open for.
    await opened;
    return rows;
  };
  return {
    all,
    first: async (statement, values) => (await all(statement, values))[0],
    async copyFrom(target, rows) {
      if (!patience?.copiesRows) throw new Error('a transaction that copies rows says so first');
      requireOpen();
      await copyRows(client, target, rows, limit);
    },
    afterCommit: (effect) => void effects.push(effect),
    async attempt(part) {
      requireOpen();
      const before = effects.length;
      await client.query('savepoint part');
      try {
        const result = await part();
        await client.query('release savepoint part');
        return result;
      } catch (error) {
        requireOpen();
        await client.query('rollback to savepoint part; release savepoint part');
        effects.length = before;
        throw error;
      }
    },
  };
}

interface Way {
  pool: pg.Pool;
  /** Connections by which others are cancelled: work that is to be cancelled may hold all of its own kind. */
  cancelling: pg.Pool;
  /** The statements that open the transaction, as one text. */
  begin: string;
  onError(error: Error): void;
}

/** Only the role that opened a connection may cancel what it does. */
const cancelText = (pid: number): string =>
  `begin; set local role none; select pg_cancel_backend(${pid}); commit`;

/** Cancels what a connection does once the signal is aborted; until the answer is called. */
async function cancelOnAbort(
  { cancelling, onError }: Way,
  client: pg.PoolClient,
  signal: AbortSignal | undefined,
): Promise<() => Promise<void>> {
  if (signal === undefined) return async () => {};
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const text = cancelText(Number(rows[0]?.pid));
  let timer: NodeJS.Timeout | undefined;
  const sent = new Set<Promise<unknown>>();
  const cancel = (): void => {
    const sending = cancelling.query(text).catch(onError);
    sent.add(sending);
    void sending.finally(() => sent.delete(sending));
    timer = setTimeout(cancel, cancelAgainMilliseconds);
  };
  signal.addEventListener('abort', cancel, { once: true });
  return async () => {
    signal.removeEventListener('abort', cancel);
    clearTimeout(timer);
    // One that is still on its way would hit whatever the connection does next.
    await Promise.all(sent);
  };
}

/** A connection while it is used; one that is lost meanwhile is not given back. */
async function withClient<Result>(
  pool: pg.Pool,
  use: (client: pg.PoolClient, onLoss: (cause: Error) => void) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // The pool listens only to connections that nobody uses; an unheard loss would end the process.
  const onLoss = (cause: Error): void => {
    broken = cause;
  };
  client.on('error', onLoss);
  try {
    return await use(client, onLoss);
  } finally {
    client.off('error', onLoss);
    client.release(broken);
  }
}

/** PostgreSQL answers the commit of a transaction in which something failed with a rollback. */
function requireCommitted({ command }: pg.QueryResult): void {
  if (command !== 'COMMIT') throw new Error('a failed transaction was to be committed');
}

/** Holds what is sent from here to the end of this turn of the event loop, so that it leaves as one packet. */
function sendTogether({ connection: { stream } }: pg.PoolClient): void {
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** What opens the transaction goes out together with its first statement, without waiting for an answer. */
export async function transact<Result>(
  way: Way,
  work: (transaction: Transaction) => Promise<Result>,
  patience?: Patience,
): Promise<Result> {
  patience?.signal?.throwIfAborted();
  const effects: (() => void)[] = [];
  const state = { isOver: false };
  const result = await withClient(way.pool, async (client, onLoss) => {
    let stopCancelling = async (): Promise<void> => {};
    let opened: Promise<unknown> = Promise.resolve();
    try {
      stopCancelling = await cancelOnAbort(way, client, patience?.signal);
      sendTogether(client);
      opened = client.query(patience === undefined ? way.begin : way.begin + bePatient(patience));
      opened.catch(unheard);
      if (patience?.copiesRows || patience?.signal) await opened;
      const result = await work(wrapClient({ client, opened, state, effects, patience }));
      // What is asked for from here on comes too late.
      await stopCancelling();
      patience?.signal?.throwIfAborted();
      await opened;
      state.isOver = true;
      requireCommitted(await client.query('commit'));
      return result;
    } catch (error) {
      state.isOver = true;
      await stopCancelling();
      await client.query('rollback').catch(onLoss);
      // Where it could not even be opened, what came next was refused for no reason of its own.
      throw await opened.then(
        () => error,
        (cause: unknown) => cause,
      );
    }
  });
  for (const effect of effects) effect();
  return result;
}

/** A transaction of one statement: opened, asked and committed in one round trip. */
export function askOnce<Shape extends RowShape>(
  pool: pg.Pool,
  begin: string,
  statement: Statement<Shape>,
  values?: readonly unknown[],
): Promise<RowOf<Shape>[]> {
  return withClient(pool, async (client) => {
    sendTogether(client);
    const opened = client.query(begin);
    const asked = client.query<RowOf<Shape>>(present(statement, values));
    const ended = client.query('commit');
    // All three are answered before the connection is anybody else's.
    await Promise.allSettled([opened, asked, ended]);
    await opened;
    const { rows } = await asked;
    requireCommitted(await ended);
    return rows;
  });
}
