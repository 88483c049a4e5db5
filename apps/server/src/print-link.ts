import { AuthError, makeSignInLink } from './auth/index.ts';
import { composeIdentity } from './compose-identity.ts';
import { loadConfig } from './config.ts';
import { openDatabase } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { describeStartFailure, StartError } from './platform/start-error.ts';
import { withStore } from './with-store.ts';

/** `npm run sign-in-link -- ann@example.com`: prints a link for the person with that address. */
try {
  const config = loadConfig();
  if (config.identity.outside !== undefined) {
    throw new StartError('people sign in at AUTH_URL, which makes links of its own.');
  }
  const [email, ...rest] = process.argv.slice(2);
  if (email === undefined || rest.length > 0) {
    throw new StartError('name one address: npm run sign-in-link -- ann@example.com');
  }
  const identity = composeIdentity(config, { demo: false });
  await withStore(config, async (connectionString) => {
    await migrate(connectionString);
    const database = openDatabase({
      connectionString,
      poolSize: 1,
      applicationName: 'ringfence-sign-in-link',
      onError: () => {},
    });
    const services = {
      database,
      // What it writes is sealed and shown by the process that runs beside this one, or the next.
      effects: { wakeRelay() {}, wakeSealing() {}, wakeMessages() {} },
      settings: identity.settings,
      now: () => new Date(),
    };
    const { link, endsAt, isNew } = await makeSignInLink(services, email).catch(explainFault);
    await database.close();
    console.log(isNew ? 'An account was made.' : 'There is an account already.');
    console.log(
      `Good once, until ${endsAt.toISOString()}, and only for the person it is meant for:`,
    );
    console.log(link);
  });
  identity.stop();
} catch (error) {
  console.error(describeStartFailure(error));
  process.exitCode = 1;
}

function explainFault(error: unknown): never {
  if (error instanceof AuthError) throw new StartError(`${error.message}.`);
  throw error;
}
