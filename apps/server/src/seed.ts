import { loadConfig } from './config.ts';
import { demoPassword, demoSignIns, loadDemo } from './features/demo/index.ts';
import { openDatabase } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { openLog } from './platform/log/log.ts';
import { describeStartFailure } from './platform/start-error.ts';
import { withStore } from './with-store.ts';

/** `npm run seed`: loads the sample data into an empty database and ends. */
try {
  const config = loadConfig();
  await withStore(config, async (connectionString) => {
    await migrate(connectionString);
    const database = openDatabase({
      connectionString,
      poolSize: 2,
      applicationName: 'ringfence-seed',
      onError: () => {},
    });
    const loaded = await loadDemo({
      database,
      // No process runs beside this one; what it adds is sealed and shown when one starts.
      effects: { wakeRelay: () => {}, wakeSealing: () => {} },
      now: () => new Date(),
      log: openLog({ level: 'error' }),
    });
    await database.close();
    console.log(
      loaded
        ? `Demo data loaded. The password is ${demoPassword} for ${demoSignIns.map(({ email }) => email).join(', ')}.`
        : 'The database already has organizations, so nothing was changed.',
    );
  });
} catch (error) {
  console.error(describeStartFailure(error));
  process.exitCode = 1;
}
