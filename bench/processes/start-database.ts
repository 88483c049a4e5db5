import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadTestDatabaseUrl } from '@ringfence/server/src/config.ts';
import {
  type EmbeddedDatabase,
  startEmbeddedDatabase,
} from '@ringfence/server/src/platform/database/embedded/start-embedded-database.ts';
import {
  addressOf,
  dropDatabase,
  runOnServer,
} from '@ringfence/server/src/testing/run-on-server.ts';
import { startTestServer } from '@ringfence/server/src/testing/test-server.ts';
import type { Stops } from '../../e2e/support/run-with-stops.ts';

/** A temporary folder that PostgreSQL may enter, and that goes away again unless what is in it is wanted. */
export function makeFolder(stops: Stops, name: string, { isKept } = { isKept: false }): string {
  const folder = mkdtempSync(join(tmpdir(), `ringfence-${name}-`));
  stops.add(() =>
    isKept
      ? console.error(`  the logs are in ${folder}`)
      : rmSync(folder, { recursive: true, force: true }),
  );
  chmodSync(folder, 0o755);
  return folder;
}

/** A PostgreSQL of its own, as durable as that of users. */
export const startDatabase = (stops: Stops, folder: string): Promise<EmbeddedDatabase> =>
  stops.start(
    () => startEmbeddedDatabase({ dataFolder: folder, onProgress: () => {} }),
    (embedded) => embedded.stop(),
  );

/** An empty database on a server as durable as that of users, or on the server that TEST_DATABASE_URL names. */
export async function makeDatabase(stops: Stops, name: string): Promise<string> {
  const { connectionString } = await stops.start(
    () => startTestServer(loadTestDatabaseUrl(), { isDurable: true }),
    (server) => server.stop(),
  );
  await dropDatabase(connectionString, name);
  stops.add(() => dropDatabase(connectionString, name));
  await runOnServer(connectionString, `create database ${name}`);
  return addressOf(connectionString, name);
}
