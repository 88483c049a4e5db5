import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { loadTestDatabaseUrl } from '../config.ts';
import { migrate } from '../platform/database/migrate.ts';
import { installJobs } from '../platform/jobs/install-jobs.ts';
import { addressOf, dropDatabase, runOnServer } from './run-on-server.ts';
import { startTestServer } from './test-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: string;
    templateDatabase: string;
  }
}

/** Migrates one template; every suite then clones it in a few milliseconds. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer(loadTestDatabaseUrl());
  const template = `ringfence_template_${randomBytes(6).toString('hex')}`;
  const address = server.connectionString;
  await runOnServer(address, `create database ${template}`);
  await migrate(addressOf(address, template));
  await installJobs(addressOf(address, template));
  project.provide('databaseServer', address);
  project.provide('templateDatabase', template);
  return async () => {
    await dropDatabase(address, template);
    await server.stop();
  };
}
