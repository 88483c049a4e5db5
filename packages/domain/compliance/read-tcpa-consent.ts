import { readEnd, readTime } from './read-facts.ts';
import type { Facts } from './types.ts';

/** `missing` is both consent that was never given and consent that has run out. */
export type TcpaConsent = 'given' | 'revoked' | 'missing';

/**
 * What the person says to recorded and synthetic voices on exactly this number. A revocation ends all
 * consent given until then, whichever of several it was recorded with: one "no" is enough
 * (47 CFR 64.1200(a)(10)). Only consent given after it counts again.
 */
export function readTcpaConsent({ consents, phone }: Facts, moment: Date): TcpaConsent {
  const now = readTime(moment);
  const read = consents.map((consent) => ({
    counts: consent.kind === 'tcpa' && consent.phone === phone.e164,
    given: readTime(consent.at),
    revoked: readEnd(consent.revokedAt),
    expires: readEnd(consent.expiresAt),
  }));
  const own = read.filter(({ counts }) => counts);
  const revocations = own.map(({ revoked }) => revoked).filter((revoked) => revoked <= now);
  const revokedLast = Math.max(Number.NEGATIVE_INFINITY, ...revocations);
  const later = own.filter(({ given }) => revokedLast < given && given <= now);
  if (later.some(({ expires }) => now < expires)) return 'given';
  return revocations.length > 0 && later.length === 0 ? 'revoked' : 'missing';
}
