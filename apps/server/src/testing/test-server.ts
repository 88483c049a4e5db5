import { readdirSync, rmSync, statSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { isAlive } from '../platform/database/embedded/find-running-server.ts';
import { stopServer } from '../platform/database/embedded/run-server.ts';
import { startEmbeddedDatabase } from '../platform/database/embedded/start-embedded-database.ts';
import { keepFile } from './kept-logs.ts';

export interface TestServer {
  /** A login that may make databases and roles. */
  connectionString: string;
  stop(): Promise<void>;
}

const prefix = 'ringfence-test-';

/** A killed run leaves its database behind; the next one ends it. */
export async function sweepAbandonedServers(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const owner = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    if (owner === undefined || isAlive(Number(owner))) continue;
    const data = join(tmpdir(), name);
    // Everybody may write here; only what this user has left is this user's to end.
    if (statSync(data).uid !== process.getuid?.()) continue;
    await stopServer({ data, binaries: '' });
    rmSync(data, { recursive: true, force: true });
  }
}

async function startOwnServer(isDurable: boolean): Promise<TestServer> {
  await sweepAbandonedServers();
  const folder = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
  await chmod(folder, 0o755);
  const embedded = await startEmbeddedDatabase({
    dataFolder: folder,
    durable: isDurable,
    onProgress: () => {},
  });
  const superuser = new pg.Client(embedded.superuserConnectionString);
  await superuser.connect();
  await superuser.query('alter role ringfence createdb');
  await superuser.end();
  return {
    connectionString: embedded.connectionString,
    async stop() {
      await embedded.stop();
      keepFile(join(embedded.folder, 'postgres.log'), 'postgres');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The tests run on an own embedded server, or on the one that TEST_DATABASE_URL names. What is measured runs on one
 * that survives a power cut, as that of users does; tests need not wait for the disk.
 */
export async function startTestServer(
  outside: string | undefined,
  { isDurable } = { isDurable: false },
): Promise<TestServer> {
  if (outside !== undefined) return { connectionString: outside, stop: async () => {} };
  return startOwnServer(isDurable);
}
