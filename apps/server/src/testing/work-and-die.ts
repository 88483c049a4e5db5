import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, vi } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import { type DeathOrder, dyingName } from './die-at.ts';
import { askSystem, testStatement } from './test-statement.ts';

const countDying = testStatement(
  `select count(*) as connections from pg_stat_activity
   where datname = current_database() and application_name = '${dyingName}'`,
  { connections: 'int8' },
);
const untilNoticed = { timeout: 60_000, interval: 5 };

/** Has a process do what it is ordered until it dies, and waits until the database has noticed. */
export async function workAndDie<Order extends DeathOrder>(
  database: Database,
  entry: URL,
  order: Order,
): Promise<void> {
  const child = spawn(process.execPath, [fileURLToPath(entry), JSON.stringify(order)], {
    stdio: 'inherit',
  });
  expect(await once(child, 'close')).toEqual([null, 'SIGKILL']);
  await vi.waitUntil(
    async () => (await askSystem(database, countDying))[0]?.connections === 0,
    untilNoticed,
  );
}
