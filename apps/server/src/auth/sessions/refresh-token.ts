import { createHash, randomBytes } from 'node:crypto';
import { seal, unseal } from '../flows/flow-secrets.ts';

const purpose = 'refresh token successor';

/** 256 random bits. */
export function createRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A plain hash is enough: what is hashed is random, so it cannot be guessed. */
export function hashRefreshToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * Two tabs may refresh with the same token at the same moment, and both must end up with the one
 * living token, of which we keep only the hash. So the successor is kept encrypted under a key that
 * only the used token gives: whoever presents that token can be told its successor, while the table
 * alone gives away neither. A token is used once, so its key encrypts once.
 */
export function sealSuccessor(token: string, successor: string): Buffer {
  return seal(token, purpose, successor);
}

export function openSuccessor(token: string, sealed: Buffer): string {
  return unseal(token, purpose, sealed);
}

export interface SealedSuccessor {
  token_hash: Buffer;
  sealed_successor: Buffer | null;
}

/**
 * Follows a used token to the living one: its successor may have been used in the meantime as well.
 * Nothing is found when the first link has been forgotten.
 */
export function followSuccessors(
  token: string,
  kept: readonly SealedSuccessor[],
): string | undefined {
  const links = new Map(
    kept.map(({ token_hash, sealed_successor }) => [token_hash.toString('hex'), sealed_successor]),
  );
  let found: string | undefined;
  for (;;) {
    const current = found ?? token;
    const sealed = links.get(hashRefreshToken(current).toString('hex'));
    if (sealed === undefined || sealed === null) return found;
    found = openSuccessor(current, sealed);
  }
}
