import { localTime } from '../zones/convert-time.ts';
import { isWithinHours } from './hours-of-day.ts';
import { findPlace, readEnd, readTime } from './read-facts.ts';
import type { ConsentFact, Facts, Situation, TimeConsent } from './types.ts';

const none: readonly TimeConsent[] = [];

/**
 * What the person permits on this number at times and places that would otherwise be held to be
 * inconvenient (12 CFR 1006.6(b)(1): prior consent, given directly to the collector). It says which hours,
 * which place or which number it opens, and has an end; one that does not opens nothing.
 */
export function readTimeConsents(facts: Facts): readonly TimeConsent[] {
  let read: TimeConsent[] | undefined;
  for (const consent of facts.consents) {
    if (consent.kind !== 'time_place') continue;
    const permitted = readTimeConsent(consent, facts);
    if (permitted === undefined) continue;
    read ??= [];
    read.push(permitted);
  }
  return read ?? none;
}

function readTimeConsent(consent: ConsentFact, facts: Facts): TimeConsent | undefined {
  const { phone } = facts;
  const { phone: number, at, revokedAt, expiresAt, hours, place } = consent;
  if (expiresAt === null) return undefined;
  if (number !== null && number !== phone.e164) return undefined;
  if (place !== null && place !== findPlace(facts, phone.e164)) return undefined;
  const opensPlace = number !== null || place !== null;
  if (hours === null && !opensPlace) return undefined;
  const to = Math.min(readEnd(revokedAt), readTime(expiresAt));
  return { from: readTime(at), to, hours, opensPlace };
}

/** What the person asked for after it was given is not lifted by it. */
function holds({ from, to }: TimeConsent, time: number, askedAt: Date | null): boolean {
  return from <= time && time < to && (askedAt === null || from >= readTime(askedAt));
}

/** Whether the person permits this minute of the day in a zone. */
export function permitsTime(
  { timeConsents }: Situation,
  zone: string,
  moment: Date,
  askedAt: Date | null = null,
): boolean {
  if (timeConsents.length === 0) return false;
  const { minute } = localTime(zone, moment);
  return timeConsents.some(
    (consent) =>
      consent.hours !== null &&
      holds(consent, moment.getTime(), askedAt) &&
      isWithinHours(consent.hours, minute),
  );
}

/** Whether the person permits calls to the place of this number, everywhere they may be. */
export function permitsPlace(
  { timeConsents, zones }: Situation,
  moment: Date,
  askedAt: Date,
): boolean {
  return timeConsents.some((consent) => {
    const { hours, opensPlace } = consent;
    if (!opensPlace || !holds(consent, moment.getTime(), askedAt)) return false;
    return (
      hours === null ||
      zones.every(({ zone }) => isWithinHours(hours, localTime(zone, moment).minute))
    );
  });
}
