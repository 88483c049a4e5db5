import { loadConfig } from './config.ts';
import { answerMilliseconds, storedRules } from './dialer/index.ts';
import { demoPassword, demoSignIns, fillDemo, loadDemo } from './features/demo/index.ts';
import { openDatabase } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { openLog } from './platform/log/log.ts';
import { describeStartFailure } from './platform/start-error.ts';
import { readTzdataVersion } from './platform/version.ts';
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
    const services = {
      database,
      // No process runs beside this one; what it adds is sealed and shown when one starts.
      effects: { wakeRelay: () => {}, wakeSealing: () => {} },
      now: () => new Date(),
      log: openLog({ level: 'error' }),
      tzdataVersion: readTzdataVersion(),
      storedRules,
      answerMilliseconds,
    };
    const size = config.demo === 'small' ? 'small' : 'full';
    const loaded = await loadDemo(services, { size });
    if (loaded) await fillDemo(services);
    await database.close();
    console.log(
      loaded
        ? `Demo data loaded. The password is ${demoPassword} for ${demoSignIns.map(({ email }) => email).join(', ')}.`
        : 'The database already has organizations, or an account at a carrier that reaches people, so nothing was changed.',
    );
  });
} catch (error) {
  console.error(describeStartFailure(error));
  process.exitCode = 1;
}
