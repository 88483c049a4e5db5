import { exportJWK, generateKeyPair } from 'jose';
import type { Database, Transaction } from '../../platform/database/database.ts';
import {
  deleteSpentKeys,
  insertSigningKey,
  keepGivenKey,
  listSigningKeys,
  lockSigningKeys,
} from '../queries/signing-keys.ts';
import type { AuthServices } from '../services.ts';
import type { GivenKey } from '../settings.ts';
import { findGivenKey } from './given-key.ts';
import {
  importSigningKey,
  importVerifyingKey,
  type KeyMaterial,
  keyMaterial,
  type SigningKey,
  type VerifyingKey,
} from './key-material.ts';

export type { SigningKey, VerifyingKey } from './key-material.ts';

export type KeyServices = Pick<AuthServices, 'database' | 'now' | 'settings'>;

/** A process learns of another's new key within this time. */
export const freshMilliseconds = 60_000;
// Tokens with made-up key ids must not turn into a query each.
const pauseMilliseconds = 5_000;
/** By how much the clocks of two machines may differ, and more. */
export const slackMilliseconds = 10 * 60_000;

interface KnownKeys {
  verifying: readonly VerifyingKey[];
  /** Ours, the one that signs from the latest time on first. */
  signing: readonly { signsFrom: Date; key: SigningKey }[];
}

interface CachedKeys {
  loadedAt: number;
  keys: Promise<KnownKeys>;
}

type Memory = Map<GivenKey | undefined, CachedKeys>;

// Keys belong to a database and to what the operator gives, and so does what is remembered of them.
const memories = new WeakMap<Database, Memory>();

/** The key to sign with: the operator's, or else ours, made when there is none yet. */
export async function findSigningKey(services: KeyServices): Promise<SigningKey> {
  const { signing } = await readKeys(services, freshMilliseconds);
  const given = await findGivenKey(services.settings);
  if (given !== undefined) return given;
  // A new key is already known here before its time to sign has come.
  const now = services.now();
  const current = signing.find(({ signsFrom }) => signsFrom <= now) ?? signing.at(-1);
  if (current === undefined) throw new Error('there is no key to sign access tokens with');
  return current.key;
}

/** Every key whose tokens are accepted. */
export async function listVerifyingKeys(services: KeyServices): Promise<readonly VerifyingKey[]> {
  return (await readKeys(services, freshMilliseconds)).verifying;
}

/** An id that is not known yet may be that of a key another process has just made. */
export async function findVerifyingKey(
  services: KeyServices,
  id: string | undefined,
): Promise<VerifyingKey | undefined> {
  if (id === undefined) return undefined;
  const known = await readKeys(services, freshMilliseconds);
  const found = known.verifying.find((key) => key.id === id);
  if (found !== undefined) return found;
  const newer = await readKeys(services, pauseMilliseconds);
  return newer.verifying.find((key) => key.id === id);
}

/** After this process itself has changed the keys. */
export function forgetKeys({ database }: Pick<KeyServices, 'database'>): void {
  memories.delete(database);
}

function readKeys(services: KeyServices, greatestAge: number): Promise<KnownKeys> {
  const { database, settings } = services;
  const memory: Memory = memories.get(database) ?? new Map();
  memories.set(database, memory);
  const now = services.now().getTime();
  const known = memory.get(settings.signingKey);
  if (known !== undefined && now - known.loadedAt < greatestAge) return known.keys;
  const loading = { loadedAt: now, keys: loadKeys(services) };
  memory.set(settings.signingKey, loading);
  loading.keys.catch(() => {
    if (memory.get(settings.signingKey) === loading) memory.delete(settings.signingKey);
  });
  return loading.keys;
}

async function loadKeys(services: KeyServices): Promise<KnownKeys> {
  const given = await findGivenKey(services.settings);
  const rows = await services.database.asAuth((transaction) =>
    listKeys(services, transaction, given),
  );
  const stored = rows.filter(({ kid }) => kid !== given?.id);
  const keys = await Promise.all(
    stored.map(async ({ kid, jwk, signs_from }) => {
      const material = keyMaterial.parse(jwk);
      return signs_from === null
        ? { verifying: await importVerifyingKey(kid, material), signing: [] }
        : await presentOwnKey(kid, material, signs_from);
    }),
  );
  return {
    verifying: [...(given === undefined ? [] : [given]), ...keys.map((key) => key.verifying)],
    signing: keys.flatMap((key) => key.signing),
  };
}

async function presentOwnKey(kid: string, material: KeyMaterial, signsFrom: Date) {
  const key = await importSigningKey(kid, material);
  return { verifying: key, signing: [{ signsFrom, key }] };
}

async function listKeys(
  services: Pick<AuthServices, 'now' | 'settings'>,
  transaction: Transaction,
  given: SigningKey | undefined,
) {
  const now = services.now();
  await transaction.all(deleteSpentKeys, [now]);
  if (given !== undefined) {
    await keepKnown(services, transaction, given);
    return transaction.all(listSigningKeys, [now]);
  }
  const existing = await transaction.all(listSigningKeys, [now]);
  if (existing.some(({ signs_from }) => signs_from !== null)) return existing;
  // Another process may be doing the same: both then use the key of the first.
  await transaction.all(lockSigningKeys);
  const meanwhile = await transaction.all(listSigningKeys, [now]);
  if (meanwhile.some(({ signs_from }) => signs_from !== null)) return meanwhile;
  await transaction.all(insertSigningKey, [JSON.stringify(await createPrivateKey()), now, now]);
  return transaction.all(listSigningKeys, [now]);
}

/**
 * Leaves the public part of the operator's key with the others: processes that were given another
 * one, before a change or after it, then still know the tokens of this one while they live. What
 * has no public part is not left anywhere.
 */
async function keepKnown(
  { now, settings }: Pick<AuthServices, 'now' | 'settings'>,
  transaction: Transaction,
  { id, publicParts }: SigningKey,
): Promise<void> {
  if (publicParts === undefined) return;
  const lastExpiry = now().getTime() + freshMilliseconds + settings.accessTokenSeconds * 1000;
  await transaction.all(keepGivenKey, [
    id,
    JSON.stringify(publicParts),
    now(),
    new Date(lastExpiry + 2 * slackMilliseconds),
    new Date(lastExpiry + slackMilliseconds),
  ]);
}

/** Elliptic, on the curve of ES256. */
export async function createPrivateKey(): Promise<KeyMaterial> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return keyMaterial.parse(await exportJWK(privateKey));
}
