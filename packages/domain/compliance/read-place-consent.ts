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
  for (const consent of consents) {
    if (consent.kind !== 'time_place') continue;
    if (consent.phone !== null && consent.phone !== phone.e164) continue;
    const [now, given] = [readTime(moment), readTime(consent.at)];
    const isInTime = askedAt === undefined || given >= readTime(askedAt);
    const holds =
      given <= now && now < readEnd(consent.revokedAt) && now < readEnd(consent.expiresAt);
    if (isInTime && holds) return true;
  }
  return false;
}
