import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** The secret of an invitation, which only its mail carries. */
export function makeToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** What is kept: anyone who reads the table can join nowhere. The secret is too long to be guessed. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Behind the hash sign, so that neither a server's log nor another site learns the secret. */
export function linkTo(address: string, token: string): string {
  return `${address.replace(/\/+$/, '')}/invitation#token=${token}`;
}
