import { createHmac, type KeyObject, sign } from 'node:crypto';
import type { SigningKey, TokenAlgorithm } from './key-material.ts';

/** The three of RFC 7518 sections 3.2 to 3.4. */
const signatures: Record<TokenAlgorithm, (text: Buffer, key: KeyObject) => Buffer> = {
  HS256: (text, key) => createHmac('sha256', key).update(text).digest(),
  RS256: (text, key) => sign('sha256', text, key),
  ES256: (text, key) => sign('sha256', text, { key, dsaEncoding: 'ieee-p1363' }),
};

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/**
 * A compact token (RFC 7515 section 3.1), made at once. Tokens are signed while a transaction is
 * open, so that signing must not wait for a thread: those may all be busy with passwords.
 */
export function signToken({ id, algorithm, signWith }: SigningKey, claims: object): string {
  const signed = `${encode({ alg: algorithm, kid: id, typ: 'JWT' })}.${encode(claims)}`;
  const signature = signatures[algorithm](Buffer.from(signed), signWith);
  return `${signed}.${signature.toString('base64url')}`;
}
