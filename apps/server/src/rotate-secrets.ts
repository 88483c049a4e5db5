import { loadConfig } from './config.ts';
import { rotateSecrets } from './features/carrier-accounts/index.ts';
import { rotateKeySecrets } from './features/evidence/index.ts';
import { openDatabase } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { loadSecretKeys } from './platform/secrets/load-keys.ts';
import { createSecretBox } from './platform/secrets/secret-box.ts';
import { describeStartFailure, StartError } from './platform/start-error.ts';
import { withStore } from './with-store.ts';

/** `npm run rotate-secrets`: encrypts what the installation keeps secret under the first key of SECRETS_KEY. */
try {
  const config = loadConfig();
  const secrets = createSecretBox(loadSecretKeys(config));
  if (secrets.sealsWith === undefined) {
    throw new StartError('SECRETS_KEY is not set, so there is no key to encrypt with.');
  }
  await withStore(
    config,
    async (connectionString) => {
      await migrate(connectionString);
      const database = openDatabase({
        connectionString,
        poolSize: 1,
        applicationName: 'ringfence-rotate-secrets',
        onError: () => {},
      });
      const { rotated, unreadable } = await rotateSecrets({ database, secrets });
      const keys = await rotateKeySecrets({ database, secrets });
      await database.close();
      console.log(
        `Accounts encrypted again: ${rotated}. Evidence keys: ${keys}. Key: ${secrets.sealsWith}.`,
      );
      if (unreadable === 0) return;
      console.error(
        `Accounts that none of the keys opens: ${unreadable}. Nothing of them was changed.`,
      );
      process.exitCode = 1;
    },
    { joins: true },
  );
} catch (error) {
  console.error(describeStartFailure(error));
  process.exitCode = 1;
}
