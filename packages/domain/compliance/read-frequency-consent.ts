import { findConsentEnd } from './find-consent-end.ts';
import { readEnd, readTime } from './read-facts.ts';
import type { ConsentFact, ConsentPeriod, PastCallFact, Situation } from './types.ts';

/**
 * When the person's direct prior consent to further calls holds: at most seven days, of which the day
 * it is received is the first, in the zone where they end first; it ends early with its revocation and
 * with any conversation (12 CFR 1006.14(b)(3)(i) and its commentary): it names no debt, so that a talk
 * about another one ends it too. The conversation in which it was given does not.
 */
export function listConsentPeriods(known: Known): readonly ConsentPeriod[] {
  // Few people ever gave one.
  if (!known.facts.consents.some(isForFrequency)) return noPeriods;
  return known.facts.consents.filter(isForFrequency).map((consent) => makePeriod(known, consent));
}

/** Of a situation, what tells the periods. */
type Known = Pick<Situation, 'facts' | 'zones' | 'wrongNumbers'>;

const noPeriods: readonly ConsentPeriod[] = [];
const noConsents: readonly ConsentFact[] = [];
const isForFrequency = ({ kind }: ConsentFact): boolean => kind === 'frequency';
const isForReminder = ({ kind }: ConsentFact): boolean => kind === 'reminder';

function makePeriod(known: Known, consent: ConsentFact): ConsentPeriod {
  const from = readTime(consent.at);
  const to = Math.min(
    readEnd(consent.revokedAt),
    readEnd(consent.expiresAt),
    findLastDayEnd(known, consent),
    findConversationAfter(known, from),
  );
  return { phone: consent.phone, from, to };
}

function findLastDayEnd({ zones }: Known, { at }: ConsentFact): number {
  // Without a place no call is allowed, and none is exempted.
  if (zones.length === 0) return Number.NEGATIVE_INFINITY;
  return Math.min(...zones.map(({ zone }) => findConsentEnd(zone, at).getTime()));
}

function findConversationAfter({ facts, wrongNumbers }: Known, from: number): number {
  const { history, person } = facts;
  let first = Number.POSITIVE_INFINITY;
  for (const { outcome, personId, at, phone } of history) {
    if (outcome !== 'conversation' || personId !== person.id || wrongNumbers.includes(phone))
      continue;
    const time = readTime(at);
    if (time > from && time < first) first = time;
  }
  return first;
}

const holds = ({ phone, from, to }: ConsentPeriod, number: string, time: number): boolean =>
  (phone === null || phone === number) && from <= time && time < to;

/**
 * Whether the call that is asked about is permitted beyond the frequency. Who agreed to be reminded of a promise
 * permitted that call alone.
 */
export function isExempt(situation: Situation, now: Date): boolean {
  const { facts, consentPeriods } = situation;
  const reminders =
    facts.debt.isReminder === true ? facts.consents.filter(isForReminder) : noConsents;
  if (consentPeriods.length === 0 && reminders.length === 0) return false;
  const time = readTime(now);
  return [...consentPeriods, ...reminders.map((consent) => makePeriod(situation, consent))].some(
    (period) => holds(period, facts.phone.e164, time),
  );
}

/**
 * Whether the person permitted to be called again and did not take it back. What they agreed on, such as a reminder of
 * a promise, may lie beyond the days for which such a permission lifts the limits of frequency.
 */
export function mayCallAgain({ facts }: Situation, now: Date): boolean {
  const time = readTime(now);
  return facts.consents
    .filter((consent) => isForFrequency(consent) || isForReminder(consent))
    .some(
      ({ phone, at, revokedAt, expiresAt }) =>
        (phone === null || phone === facts.phone.e164) &&
        readTime(at) <= time &&
        time < Math.min(readEnd(revokedAt), readEnd(expiresAt)),
    );
}

/** Of these calls the ones that were not made under such a consent. */
export function leaveOutExempt(
  { consentPeriods }: Situation,
  calls: readonly PastCallFact[],
): readonly PastCallFact[] {
  if (consentPeriods.length === 0) return calls;
  return calls.filter(
    (call) => !consentPeriods.some((period) => holds(period, call.phone, readTime(call.at))),
  );
}
