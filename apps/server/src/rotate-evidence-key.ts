import { loadConfig } from './config.ts';
import { rotateEvidenceKey } from './features/evidence/index.ts';
import { openDatabase } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { loadSecretKeys } from './platform/secrets/load-keys.ts';
import { createSecretBox } from './platform/secrets/secret-box.ts';
import { describeStartFailure, StartError } from './platform/start-error.ts';
import { withStore } from './with-store.ts';

/** `npm run rotate-evidence-key`: makes a new key to sign evidence with. What the old one signed stays checkable. */
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
        applicationName: 'ringfence-rotate-evidence-key',
        onError: () => {},
      });
      const { keyId } = await rotateEvidenceKey({ database, secrets, now: () => new Date() });
      await database.close();
      console.log(`The key ${keyId} signs evidence from now on. The ones before stay published.`);
    },
    { joins: true },
  );
} catch (error) {
  console.error(describeStartFailure(error));
  process.exitCode = 1;
}
