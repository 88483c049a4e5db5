import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { createFlowSecret } from '../flows/flow-secrets.ts';
import type { Purpose } from './purposes.ts';

const codeDigits = 6;
const pkcePrefix = 'pkce_';

/** Six digits, each as likely as any other. Short enough to type, so few may be tried. */
export function createCode(): string {
  return String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
}

/** 256 random bits. The prefix tells the client that a code comes back instead of a session. */
export function createLinkToken(codeChallenge: string | undefined): string {
  return `${codeChallenge === undefined ? '' : pkcePrefix}${createFlowSecret()}`;
}

/** With whose it is and what for, so that equal codes of two people do not look equal. */
export function hashCode(userId: string, purpose: Purpose, code: string): Buffer {
  return createHash('sha256').update(`${userId} ${purpose} ${code}`).digest();
}

/** In a time that tells nothing about how much of it matched. */
export function isSameHash(kept: Buffer, shown: Buffer): boolean {
  return kept.length === shown.length && timingSafeEqual(kept, shown);
}
