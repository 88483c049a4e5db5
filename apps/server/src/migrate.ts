import { loadConfig } from './config.ts';
import { describeMigrated, migrate } from './platform/database/migrate.ts';
import { installJobs } from './platform/jobs/install-jobs.ts';
import { describeStartFailure } from './platform/start-error.ts';
import { withStore } from './with-store.ts';

/** `npm run migrate`: brings the database to this release and ends. */
try {
  await withStore(loadConfig(), async (connectionString) => {
    const migrated = describeMigrated(await migrate(connectionString));
    await installJobs(connectionString);
    console.log(migrated === '' ? 'Nothing to migrate.' : `Migrated: ${migrated}.`);
  });
} catch (error) {
  console.error(describeStartFailure(error));
  process.exitCode = 1;
}
