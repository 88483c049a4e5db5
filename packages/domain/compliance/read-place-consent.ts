import { readEnd, readTime } from './read-facts.ts';
import type { Facts } from './types.ts';

/**
 * Whether the person permits calls at times and places that would otherwise be held to be inconvenient
 * (12 CFR 1006.6(b)(1): without prior consent given directly to the collector). It lifts no hours of
 * a state, another country or the organization; nor, where it is known when the person asked not to be
 * called, what they asked after it.
 */
export function permitsTimeAndPlace(
  { consents, phone }: Facts,
  moment: Date,
  askedAt?: Date,
): boolean {
  if (consents.length === 0) return false;
  const now = readTime(moment);
  const since = askedAt === undefined ? Number.NEGATIVE_INFINITY : readTime(askedAt);
  return consents.some(
    (consent) =>
      consent.kind === 'time_place' &&
      (consent.phone === null || consent.phone === phone.e164) &&
      readTime(consent.at) >= since &&
      readTime(consent.at) <= now &&
      now < readEnd(consent.revokedAt) &&
      now < readEnd(consent.expiresAt),
  );
}
