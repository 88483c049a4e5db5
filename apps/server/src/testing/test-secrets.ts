import { createSecretBox } from '../platform/secrets/secret-box.ts';

const key = Buffer.alloc(32, 7);

/** As SECRETS_KEY takes it, for processes that a test starts. */
export const testSecretsKey = key.toString('base64');
export const testSecrets = createSecretBox([key]);
