import { loadConfig } from './config.ts';
import { migrate } from './platform/database/migrate.ts';
import { installJobs } from './platform/jobs/install-jobs.ts';
import { describeStartFailure } from './platform/start-error.ts';
import { withStore } from './with-store.ts';

/** `npm run migrate`: brings the database to this release and ends. */
try {
  await withStore(loadConfig(), async (connectionString) => {
    const names = await migrate(connectionString);
    await installJobs(connectionString);
    console.log(names.length === 0 ? 'Nothing to migrate.' : `Migrated: ${names.join(', ')}.`);
  });
} catch (error) {
  console.error(describeStartFailure(error));
  process.exitCode = 1;
}
