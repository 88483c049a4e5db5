import { readEnd, readTime } from './read-facts.ts';
import type { Facts } from './types.ts';

/** `missing` is both consent that was never given and consent that has run out. */
export type TcpaConsent = 'given' | 'revoked' | 'missing';

/**
 * What the person says to recorded and synthetic voices on exactly this number. A revocation ends all
 * consent given until then, whichever of several it was recorded with: one "no" is enough
 * (47 CFR 64.1200(a)(10)), and one that names no number means them all. Only consent given after it
 * counts again, and only where it names the number.
 */
export function readTcpaConsent({ consents, phone }: Facts, moment: Date): TcpaConsent {
  const now = readTime(moment);
  let revokedLast = Number.NEGATIVE_INFINITY;
  for (const { kind, phone: number, revokedAt } of consents) {
    if (kind !== 'tcpa' || revokedAt === null) continue;
    const revoked = readTime(revokedAt);
    const isMeant = number === null || number === phone.e164;
    if (isMeant && revoked <= now && revoked > revokedLast) revokedLast = revoked;
  }
  let isRenewed = false;
  for (const { kind, phone: number, at, expiresAt } of consents) {
    if (kind !== 'tcpa' || number !== phone.e164) continue;
    const given = readTime(at);
    if (given <= revokedLast || given > now) continue;
    if (now < readEnd(expiresAt)) return 'given';
    isRenewed = true;
  }
  return revokedLast > Number.NEGATIVE_INFINITY && !isRenewed ? 'revoked' : 'missing';
}
