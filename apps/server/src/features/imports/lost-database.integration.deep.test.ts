import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import {
  type EmbeddedDatabase,
  startEmbeddedDatabase,
} from '../../platform/database/embedded/start-embedded-database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { listImportJobs } from './import-jobs.ts';
import { stepJobs } from './import-steps.ts';
import { describeLostDatabase } from './testing/lose-database.ts';

/** A server of its own: its crash ends every connection, which no other suite may feel. */
let embedded: EmbeddedDatabase;
let folder: string;
let database: Database;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ringfence-lost-'));
  chmodSync(folder, 0o755);
  embedded = await startEmbeddedDatabase({
    dataFolder: folder,
    // What was committed before a crash is there after it, as people have it.
    durable: true,
    onProgress: () => {},
  });
  await migrate(embedded.connectionString);
  database = openDatabase({
    connectionString: embedded.connectionString,
    poolSize: 6,
    applicationName: 'ringfence-test',
    onError: () => {},
  });
});
afterAll(async () => {
  await database.close();
  await embedded.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The whole server crashes, and a worker does what waits, and what the sweep finds, as the queue lets it. */
describeLostDatabase({
  count: 500,
  open: () => database,
  async end(processId) {
    process.kill(processId, 'SIGKILL');
  },
  async work(services, { state, asked }) {
    const { name } = stepJobs[state];
    await listImportJobs(services)
      .find((job) => job.name === name)
      ?.run(asked);
  },
});
