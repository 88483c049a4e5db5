import { authSettings, rotateSigningKey } from './auth/index.ts';
import { loadConfig } from './config.ts';
import { openDatabase } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { describeStartFailure, StartError } from './platform/start-error.ts';
import { withStore } from './with-store.ts';

/** `npm run rotate-key`: makes a new key to sign access tokens with. Nobody is signed out. */
try {
  const config = loadConfig();
  const { chosen, outside } = config.identity;
  if (outside !== undefined) {
    throw new StartError('people sign in at AUTH_URL, which signs with keys of its own.');
  }
  if (chosen.AUTH_SIGNING_KEY !== undefined) {
    throw new StartError(
      'AUTH_SIGNING_KEY gives the key. Change it there: tokens of the old one stay good until they expire.',
    );
  }
  await withStore(config, async (connectionString) => {
    await migrate(connectionString);
    const database = openDatabase({
      connectionString,
      poolSize: 1,
      applicationName: 'ringfence-rotate-key',
      onError: () => {},
    });
    const settings = authSettings({ accessTokenSeconds: chosen.ACCESS_TOKEN_SECONDS });
    const { keyId, signsFrom } = await rotateSigningKey({
      database,
      settings,
      now: () => new Date(),
    });
    await database.close();
    console.log(`The key ${keyId} signs access tokens from ${signsFrom.toISOString()} on.`);
  });
} catch (error) {
  console.error(describeStartFailure(error));
  process.exitCode = 1;
}
