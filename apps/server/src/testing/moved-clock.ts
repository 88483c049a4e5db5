import { beforeAll } from 'vitest';
import { createTrustedClock, type TrustedClock } from '../platform/clock/trusted-clock.ts';
import { runOnServer } from './run-on-server.ts';
import { silentLog } from './silent-log.ts';
import { type TestDatabase, useTestDatabase } from './test-database.ts';

/** As if the database's clock had been moved as well. */
export const makeMovedClock = (now: () => Date): TrustedClock =>
  createTrustedClock({
    readMachineTime: now,
    readDatabaseTime: async () => now(),
    log: silentLog,
  });

/**
 * For suites that audit calls of another time than they are made at: the tables' owner has the database keep
 * no time of its own, as it did not of calls from before it kept any.
 */
export function useTimelessDatabase(): TestDatabase {
  const made = useTestDatabase();
  const keepNoTimes = 'alter table calls disable trigger calls_times_by_database';
  beforeAll(() => runOnServer(made.connectionString, keepNoTimes));
  return made;
}
