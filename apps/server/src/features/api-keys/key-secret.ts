import { createHash, randomBytes } from 'node:crypto';

const secretBytes = 32;
const beginning = 'rfk_';
const shownLetters = 6;

export interface KeySecret {
  secret: string;
  /** What people recognise the key by. */
  prefix: string;
  hash: Buffer;
}

/** What is kept: anyone who reads the table can use no key. The secret is too long to be guessed. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

export function makeSecret(): KeySecret {
  const secret = beginning + randomBytes(secretBytes).toString('base64url');
  return {
    secret,
    prefix: secret.slice(0, beginning.length + shownLetters),
    hash: hashSecret(secret),
  };
}

/** The key in an `Authorization` header; undefined where it carries something else, such as a token. */
export function readSecret(authorization: string | null): string | undefined {
  return /^bearer\s+(rfk_[\w-]{43})\s*$/i.exec(authorization ?? '')?.[1];
}
