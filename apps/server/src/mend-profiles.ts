import { readFileSync } from 'node:fs';
import pg from 'pg';
import { loadConfig } from './config.ts';
import { describeStartFailure } from './platform/start-error.ts';
import { withStore } from './with-store.ts';

const script = new URL('../sql/create_profiles_table.sql', import.meta.url);

/** `npm run mend:profiles`: makes the profiles table again where it is lost, with the people in it. */
try {
  await withStore(loadConfig(), async (connectionString) => {
    const client = new pg.Client(connectionString);
    await client.connect();
    try {
      await client.query(readFileSync(script, 'utf8'));
    } finally {
      await client.end();
    }
    console.log('The profiles table is whole.');
  });
} catch (error) {
  console.error(describeStartFailure(error));
  process.exitCode = 1;
}
