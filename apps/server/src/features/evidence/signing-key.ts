import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { nameKey } from '@ringfence/domain/evidence/name-key';
import { sha256 } from '../../platform/activity/seal-hash.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import {
  findSigningKey,
  insertKey,
  listKeys,
  listSealedKeys,
  lockKeys,
  replaceSealedKey,
  retireKeys,
} from './queries/keys.ts';

export interface KeyServices {
  database: Database;
  secrets: SecretBox;
  now(): Date;
}

export interface EvidenceSigner {
  keyId: string;
  sign(text: string): Buffer;
}

const nameSecret = (keyId: string): string => `evidence key ${keyId}`;

async function makeKey(
  transaction: Transaction,
  { secrets, now }: KeyServices,
): Promise<{ keyId: string }> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const bytes = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  const keyId = nameKey(bytes, sha256);
  const secret = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  const { keyId: secretsKey, sealed } = secrets.seal(secret, nameSecret(keyId));
  await transaction.all(insertKey, [keyId, bytes, sealed, secretsKey, now()]);
  return { keyId };
}

function requireSecrets({ secrets }: KeyServices): void {
  if (secrets.sealsWith === undefined) {
    throw new ProblemError('unavailable', 'Evidence cannot be signed: SECRETS_KEY is not set.');
  }
}

/** The key that signs now, made where there is none yet. */
export async function openSigner(services: KeyServices): Promise<EvidenceSigner> {
  requireSecrets(services);
  const row = await services.database.asSystem(async (transaction) => {
    const known = await transaction.first(findSigningKey);
    if (known !== undefined) return known;
    // Another process may be doing the same: both then use the key of the first.
    await transaction.all(lockKeys);
    const meanwhile = await transaction.first(findSigningKey);
    if (meanwhile !== undefined) return meanwhile;
    await makeKey(transaction, services);
    return transaction.first(findSigningKey);
  });
  if (row === undefined) throw new Error('there is no key to sign evidence with');
  const sealed = { keyId: row.secrets_key, sealed: row.private_key };
  const key = createPrivateKey(services.secrets.open(sealed, nameSecret(row.id)));
  return { keyId: row.id, sign: (text) => sign(null, Buffer.from(text, 'utf8'), key) };
}

/** From now on another key signs. The ones before stay published. */
export async function rotateEvidenceKey(services: KeyServices): Promise<{ keyId: string }> {
  requireSecrets(services);
  return services.database.asSystem(async (transaction) => {
    await transaction.all(lockKeys);
    await transaction.all(retireKeys, [services.now()]);
    return makeKey(transaction, services);
  });
}

export interface PublishedKey {
  keyId: string;
  publicKey: Buffer;
  createdAt: Date;
  retiredAt: Date | null;
}

export async function listPublishedKeys({
  database,
}: Pick<KeyServices, 'database'>): Promise<PublishedKey[]> {
  const rows = await database.asSystem((transaction) => transaction.all(listKeys));
  return rows.map((row) => ({
    keyId: row.id,
    publicKey: row.public_key,
    createdAt: row.created_at,
    retiredAt: row.retired_at,
  }));
}

/** Encrypts every key under the first secret key, so that the others can be taken away. */
export function rotateKeySecrets({ database, secrets }: Omit<KeyServices, 'now'>): Promise<number> {
  return database.asSystem(async (transaction) => {
    const rows = await transaction.all(listSealedKeys);
    const old = rows.filter((row) => row.secrets_key !== secrets.sealsWith);
    const again = old.map((row) => {
      const about = nameSecret(row.id);
      const secret = secrets.open({ keyId: row.secrets_key, sealed: row.private_key }, about);
      return { id: row.id, sealed: secrets.seal(secret, about).sealed };
    });
    await transaction.all(replaceSealedKey, [
      again.map(({ id }) => id),
      again.map(({ sealed }) => sealed),
      secrets.sealsWith ?? '',
    ]);
    return again.length;
  });
}
