import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { addressOf, dropDatabase, runOnServer } from './run-on-server.ts';
import { spend } from './time-spent.ts';

export interface TestDatabase {
  /** Filled before the first test of the suite. */
  database: Database;
  connectionString: string;
}

/** Gives the suite a database of its own, cloned from the migrated template, and drops it. */
export function useTestDatabase(): TestDatabase {
  const server = inject('databaseServer');
  const name = `ringfence_suite_${randomBytes(6).toString('hex')}`;
  const connectionString = addressOf(server, name);
  const database = openDatabase({
    connectionString,
    poolSize: 10,
    applicationName: 'ringfence-test',
    onError: () => {},
  });
  const clone = `create database ${name} template ${inject('templateDatabase')}`;
  beforeAll(() => spend('cloning', () => runOnServer(server, clone)));
  afterAll(() =>
    spend('closing', async () => {
      await database.close();
      await dropDatabase(server, name);
    }),
  );
  return { database, connectionString };
}

/** An empty database without any migration, for what a first start does. */
export function useEmptyDatabase(): { connectionString: string } {
  const server = inject('databaseServer');
  const name = `ringfence_empty_${randomBytes(6).toString('hex')}`;
  beforeAll(() => spend('cloning', () => runOnServer(server, `create database ${name}`)));
  afterAll(() => spend('closing', () => dropDatabase(server, name)));
  return { connectionString: addressOf(server, name) };
}
