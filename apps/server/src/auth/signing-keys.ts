import { type CryptoKey, exportJWK, generateKeyPair, importJWK } from 'jose';
import * as z from 'zod';
import type { Database } from '../platform/database/database.ts';
import { insertSigningKey, listSigningKeys } from './queries/signing-keys.ts';
import type { AuthServices } from './services.ts';

export const signingAlgorithm = 'ES256';

const storedKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
});

export interface SigningKey {
  id: string;
  signs: boolean;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  publicParts: Omit<z.output<typeof storedKey>, 'd'>;
}

type KeyServices = Pick<AuthServices, 'database' | 'now'>;

// A process learns of a rotation within this time, long before the old key stops verifying.
const freshMilliseconds = 60_000;
// Tokens with made-up key ids must not turn into a query each.
const pauseMilliseconds = 5_000;

interface CachedKeys {
  loadedAt: number;
  keys: Promise<SigningKey[]>;
}

// Keys belong to a database, and so does what is remembered of them.
const cache = new WeakMap<Database, CachedKeys>();

/** The key to sign with, made when there is none yet. */
export async function findSigningKey(services: KeyServices): Promise<SigningKey> {
  const keys = await readKeys(services, freshMilliseconds);
  const key = keys.find(({ signs }) => signs);
  if (key === undefined) throw new Error('there is no key to sign access tokens with');
  return key;
}

/** Every key whose tokens are accepted. */
export function listVerifyingKeys(services: KeyServices): Promise<SigningKey[]> {
  return readKeys(services, freshMilliseconds);
}

/** An id that is not known yet may be that of a key another process has just made. */
export async function findVerifyingKey(
  services: KeyServices,
  id: string | undefined,
): Promise<SigningKey | undefined> {
  const known = (await readKeys(services, freshMilliseconds)).find((key) => key.id === id);
  return known ?? (await readKeys(services, pauseMilliseconds)).find((key) => key.id === id);
}

function readKeys(services: KeyServices, greatestAge: number): Promise<SigningKey[]> {
  const { database } = services;
  const now = services.now().getTime();
  const cached = cache.get(database);
  if (cached !== undefined && now - cached.loadedAt < greatestAge) return cached.keys;
  const loading = { loadedAt: now, keys: loadKeys(database) };
  cache.set(database, loading);
  loading.keys.catch(() => {
    if (cache.get(database) === loading) cache.delete(database);
  });
  return loading.keys;
}

async function loadKeys(database: Database): Promise<SigningKey[]> {
  const rows = await database.asAuth(async (transaction) => {
    const existing = await transaction.all(listSigningKeys);
    if (existing.some(({ purpose }) => purpose === 'sign')) return existing;
    // Another process may be doing the same: the table takes one key, and both then read that one.
    await transaction.all(insertSigningKey, [JSON.stringify(await createPrivateKey())]);
    return transaction.all(listSigningKeys);
  });
  return Promise.all(
    rows.map(async ({ id, purpose, private_key }) => {
      const { d, ...publicParts } = storedKey.parse(private_key);
      return {
        id,
        signs: purpose === 'sign',
        privateKey: await importJWK({ ...publicParts, d }, signingAlgorithm),
        publicKey: await importJWK(publicParts, signingAlgorithm),
        publicParts,
      };
    }),
  );
}

async function createPrivateKey(): Promise<z.output<typeof storedKey>> {
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
  return storedKey.parse(await exportJWK(privateKey));
}
