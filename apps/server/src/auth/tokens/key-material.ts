import { createPrivateKey, createSecretKey, type KeyObject } from 'node:crypto';
import { type CryptoKey, importJWK } from 'jose';
import * as z from 'zod';

const part = z.string().min(1);

/** The three kinds of keys that may sign, as RFC 7518 section 6 writes them. */
export const keyMaterial = z.discriminatedUnion('kty', [
  z.object({
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    x: part,
    y: part,
    d: part.exactOptional(),
  }),
  z.object({
    kty: z.literal('RSA'),
    n: part,
    e: part,
    d: part.exactOptional(),
    p: part.exactOptional(),
    q: part.exactOptional(),
    dp: part.exactOptional(),
    dq: part.exactOptional(),
    qi: part.exactOptional(),
  }),
  z.object({ kty: z.literal('oct'), k: part }),
]);

export type KeyMaterial = z.output<typeof keyMaterial>;

const algorithmOf = { EC: 'ES256', RSA: 'RS256', oct: 'HS256' } as const;

export const tokenAlgorithms = Object.values(algorithmOf);
export type TokenAlgorithm = (typeof tokenAlgorithms)[number];

export interface VerifyingKey {
  /** What tokens call it. */
  id: string;
  /** The only one that it is used with, whatever a token says of itself. */
  algorithm: TokenAlgorithm;
  verifyWith: CryptoKey | Uint8Array;
  /** Undefined where anyone who verifies could sign as well. */
  publicParts: PublicParts | undefined;
}

export interface SigningKey extends VerifyingKey {
  signWith: KeyObject;
}

export type PublicParts =
  | { kty: 'EC'; crv: 'P-256'; x: string; y: string }
  | { kty: 'RSA'; n: string; e: string };

/** Each one named, so that nothing private slips in. */
export function listPublicParts(material: KeyMaterial): PublicParts | undefined {
  switch (material.kty) {
    case 'EC':
      return { kty: 'EC', crv: material.crv, x: material.x, y: material.y };
    case 'RSA':
      return { kty: 'RSA', n: material.n, e: material.e };
    case 'oct':
      return undefined;
  }
}

export async function importVerifyingKey(id: string, material: KeyMaterial): Promise<VerifyingKey> {
  const algorithm = algorithmOf[material.kty];
  const publicParts = listPublicParts(material);
  const verifyWith = await importJWK(publicParts ?? material, algorithm);
  return { id, algorithm, verifyWith, publicParts };
}

export async function importSigningKey(id: string, material: KeyMaterial): Promise<SigningKey> {
  const key = await importVerifyingKey(id, material);
  return { ...key, signWith: importPrivatePart(material) };
}

function importPrivatePart(material: KeyMaterial): KeyObject {
  return material.kty === 'oct'
    ? createSecretKey(material.k, 'base64url')
    : createPrivateKey({ key: material, format: 'jwk' });
}
