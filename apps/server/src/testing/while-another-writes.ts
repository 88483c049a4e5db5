import pg from 'pg';
import { expect } from 'vitest';

const countWaiting =
  'select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))';

/** Begins something that has to wait for what another has written, and commits that only then. */
export async function whileAnotherWrites<Result>(
  connectionString: string,
  writes: readonly (readonly [text: string, values: unknown[]])[],
  begin: () => Promise<Result>,
): Promise<Result> {
  const other = new pg.Client(connectionString);
  await other.connect();
  try {
    await other.query('begin; set local role ringfence_system');
    for (const [text, values] of writes) await other.query(text, values);
    const waiting = begin();
    // It may fail before anybody listens: the commit's answer can come later than its own.
    waiting.catch(() => {});
    await expect
      .poll(async () => (await other.query(countWaiting)).rowCount, { timeout: 60_000 })
      .toBe(1);
    await other.query('commit');
    return await waiting;
  } finally {
    await other.end();
  }
}
