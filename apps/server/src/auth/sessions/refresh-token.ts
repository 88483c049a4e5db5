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
 * only the used token gives: a client that presents that token can be given its successor, while the table
 * alone gives away neither. A token is used once, so its key encrypts once.
 */
export function sealSuccessor(token: string, successor: string): Buffer {
  return seal(token, purpose, successor);
}

export function openSuccessor(token: string, sealed: Buffer): string {
  return unseal(token, purpose, sealed);
}

/** Tells two browsers apart; a client that does not say what it is has none. */
export function hashUserAgent(userAgent: string | null): Buffer | null {
  return userAgent === null ? null : createHash('sha256').update(userAgent).digest();
}

export interface SealedSuccessor {
  token_hash: Buffer;
  sealed_successor: Buffer | null;
}

interface Followed<Link> {
  token: string;
  /** The tokens that were used up on the way, the one presented first. */
  passed: Link[];
}

/**
 * Follows a used token to the last one we can: its successor may have been used in the meantime as
 * well. Nothing is found when the first link has been forgotten.
 */
export function followSuccessors<Link extends SealedSuccessor>(
  token: string,
  kept: readonly Link[],
): Followed<Link> | undefined {
  const links = new Map(kept.map((link) => [link.token_hash.toString('hex'), link]));
  const passed: Link[] = [];
  let current = token;
  for (;;) {
    const link = links.get(hashRefreshToken(current).toString('hex'));
    if (link === undefined || link.sealed_successor === null) break;
    current = openSuccessor(current, link.sealed_successor);
    passed.push(link);
  }
  return passed.length === 0 ? undefined : { token: current, passed };
}
