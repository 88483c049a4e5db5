import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { loadTestDatabaseUrl } from '../apps/server/src/config.ts';
import { dumpSchema } from '../apps/server/src/platform/database/dump-schema.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { addressOf, runOnServer } from '../apps/server/src/testing/run-on-server.ts';
import { startTestServer } from '../apps/server/src/testing/test-server.ts';

/** `npm run schema`: migrates an empty database and writes down what came out. */
const file = fileURLToPath(new URL('../apps/server/migrations/schema.sql', import.meta.url));
const server = await startTestServer(loadTestDatabaseUrl());
const name = `ringfence_schema_${process.pid}`;
try {
  await runOnServer(server.connectionString, `create database ${name}`);
  const address = addressOf(server.connectionString, name);
  await migrate(address);
  const client = new pg.Client(address);
  await client.connect();
  writeFileSync(file, await dumpSchema(client));
  await client.end();
  await runOnServer(server.connectionString, `drop database ${name}`);
  console.log('Wrote apps/server/migrations/schema.sql');
} finally {
  await server.stop();
}
