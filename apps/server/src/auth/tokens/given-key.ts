import { calculateJwkThumbprint } from 'jose';
import * as z from 'zod';
import type { AuthSettings, GivenKey } from '../settings.ts';
import {
  importSigningKey,
  type KeyMaterial,
  keyMaterial,
  type SigningKey,
} from './key-material.ts';

// RFC 7518 sections 3.2 and 3.3.
const fewestSecretBytes = 32;
const fewestModulusBytes = 256;

const named = z.object({ kid: z.string().min(1).max(200).optional() });

/** Throws, with a sentence for the operator, unless the key can sign access tokens. */
export function readGivenKey(given: GivenKey): KeyMaterial {
  const read = keyMaterial.safeParse(given);
  if (!read.success || !named.safeParse(given).success) {
    throw new Error('The signing key must be a JWK of the kind EC (P-256), RSA or oct.');
  }
  const material = read.data;
  if (material.kty === 'oct' && countBytes(material.k) < fewestSecretBytes) {
    throw new Error(`The signing key must have at least ${fewestSecretBytes} bytes.`);
  }
  if (material.kty !== 'oct' && material.d === undefined) {
    throw new Error('The signing key must be a private key, with its part "d".');
  }
  if (material.kty === 'RSA' && countBytes(material.n) < fewestModulusBytes) {
    throw new Error('The signing key must have at least 2048 bits.');
  }
  return material;
}

const countBytes = (text: string): number => Buffer.from(text, 'base64url').length;

const imported = new WeakMap<GivenKey, Promise<SigningKey>>();

/** The operator's key, called what the operator calls it, or else by its thumbprint (RFC 7638). */
export function findGivenKey({
  signingKey,
}: Pick<AuthSettings, 'signingKey'>): Promise<SigningKey> | undefined {
  if (signingKey === undefined) return undefined;
  const known = imported.get(signingKey) ?? importGivenKey(signingKey);
  imported.set(signingKey, known);
  return known;
}

async function importGivenKey(given: GivenKey): Promise<SigningKey> {
  const material = readGivenKey(given);
  const { kid } = named.parse(given);
  return importSigningKey(kid ?? (await calculateJwkThumbprint(material)), material);
}
