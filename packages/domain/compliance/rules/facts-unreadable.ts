import { isE164 } from '../../zones/read-phone-place.ts';
import { readDay } from '../calendar-day.ts';
import { packs } from '../packs/index.ts';
import { readAbandonment } from '../read-abandonment.ts';
import { readEnd, readTime } from '../read-facts.ts';
import type {
  ConsentFact,
  Facts,
  HoursFact,
  PhonePlaceFact,
  RestrictionFact,
  Rule,
} from '../types.ts';
import { allow } from '../verdicts.ts';
import * as words from '../words.ts';

/**
 * What cannot be read might have forbidden the call. Each rule reads what it needs; this one reads all
 * of it, also what no rule needs today: a word that nobody knows would pass every comparison, and a
 * number that is none would never be the one that is dialled.
 */
export const factsUnreadable: Rule = {
  code: 'FACTS_UNREADABLE',
  version: 4,
  citation: 'policy',
  isTimeless: true,
  judge: ({ facts, policy }, now) =>
    Object.hasOwn(packs, policy.pack) && isReadable(facts, now)
      ? allow
      : { kind: 'block', liftedBy: 'facts that can be read' },
};

function isReadable(facts: Facts, now: Date): boolean {
  const { debt, licences, abandonment } = facts;
  readTime(now);
  if (debt.noticeOn !== 'unasked' && debt.noticeOn !== null) readDay(debt.noticeOn);
  if (licences !== 'unasked') {
    for (const { expiresOn } of licences) if (expiresOn !== null) readDay(expiresOn);
  }
  if (abandonment !== 'unasked') readAbandonment(abandonment);
  return (
    isCallReadable(facts) &&
    isDebtReadable(facts) &&
    isPersonReadable(facts) &&
    isLedgerReadable(facts) &&
    isHistoryReadable(facts)
  );
}

function isCallReadable({ direction, mode, collectorRole, purpose, phone }: Facts): boolean {
  return (
    words.directions.includes(direction) &&
    words.callModes.includes(mode) &&
    words.collectorRoles.includes(collectorRole) &&
    words.purposes.includes(purpose) &&
    words.lineTypes.includes(phone.lineType) &&
    (phone.place === null || words.phonePlaces.includes(phone.place))
  );
}

function isDebtReadable({ debt, furtherDebtIds }: Facts): boolean {
  const { kind, isTimeBarred, firstContactAt, promisedUntil, isReminder } = debt;
  if (firstContactAt !== 'unasked') readEnd(firstContactAt);
  if (promisedUntil !== null) readDay(promisedUntil);
  return (
    (kind === null || words.debtKinds.includes(kind)) &&
    typeof isTimeBarred === 'boolean' &&
    (isReminder === undefined || typeof isReminder === 'boolean') &&
    // A debt that is named twice is asked about once.
    !furtherDebtIds.includes(debt.id)
  );
}

function isPersonReadable({ person, phone }: Facts): boolean {
  const { phonePlaces, role, bornOn, birthYear, isServiceMember } = person;
  if (bornOn !== null) readDay(bornOn);
  return (
    arePlacesReadable(phonePlaces, phone) &&
    (role === null || words.personRoles.includes(role)) &&
    (birthYear === null || Number.isInteger(birthYear)) &&
    typeof isServiceMember === 'boolean'
  );
}

/** What is said twice about a number has to be the same. */
function arePlacesReadable(places: readonly PhonePlaceFact[], phone: Facts['phone']): boolean {
  for (const { e164, place } of places) {
    if (!words.phonePlaces.includes(place)) return false;
    if (e164 === phone.e164 && phone.place !== null && phone.place !== place) return false;
    if (!isNumber(e164, phone.e164)) return false;
  }
  return (
    places.length < 2 ||
    places.every(({ e164, place }) =>
      places.every((other) => other.e164 !== e164 || other.place === place),
    )
  );
}

/** What ends before it began contradicts itself: nobody knows which of the two is true. */
function isLedgerReadable({ phone, consents, restrictions, inconvenient }: Facts): boolean {
  for (const consent of consents) {
    readEnd(consent.expiresAt);
    if (readEnd(consent.revokedAt) < readTime(consent.at)) return false;
    if (!words.consentKinds.includes(consent.kind)) return false;
    if (!isScopeReadable(consent)) return false;
    if (!isNumber(consent.phone, phone.e164)) return false;
  }
  for (const restriction of restrictions) {
    if (readEnd(restriction.liftedAt) < readTime(restriction.at)) return false;
    if (!words.restrictionKinds.includes(restriction.kind)) return false;
    if (!isNumber(restriction.phone, phone.e164)) return false;
    if (!isPlaceReadable(restriction)) return false;
  }
  for (const slot of inconvenient) {
    readEnd(slot.at);
    if (!areHours(slot)) return false;
    if (!slot.days.every((day) => words.weekdays.includes(day))) return false;
  }
  return true;
}

/**
 * Hours that end where they begin are none or all of the day, and a scope that permission of its kind does not
 * have would be passed over: either might permit more than was meant.
 */
function isScopeReadable({ kind, hours, place }: ConsentFact): boolean {
  if (hours === null && place === null) return true;
  if (kind !== 'time_place') return false;
  if (place !== null && !words.phonePlaces.includes(place)) return false;
  return hours === null || (areHours(hours) && hours.from !== hours.to);
}

/** A place that no rule would look at, or beside a number, might forbid less than was meant. */
function isPlaceReadable({ kind, phone, place }: RestrictionFact): boolean {
  if (place === null) return true;
  return kind === 'place_inconvenient' && phone === null && words.phonePlaces.includes(place);
}

function isHistoryReadable({ phone: dialled, history }: Facts): boolean {
  for (const { at, phone, direction, outcome } of history) {
    readTime(at);
    // Who called us may have hidden their number; a number that we called may be the one we dial.
    if (direction === 'outbound' && !isNumber(phone, dialled.e164)) return false;
    if (!words.directions.includes(direction)) return false;
    if (!words.pastOutcomes.includes(outcome)) return false;
  }
  return true;
}

/** Whether the dialled number is one is for NUM_INVALID to say. */
function isNumber(number: string | null, dialled: string): boolean {
  return number === null || number === dialled || isE164(number);
}

const areHours = ({ from, to }: HoursFact): boolean => isMinute(from) && isMinute(to);

const isMinute = (minute: number): boolean =>
  Number.isInteger(minute) && minute >= 0 && minute <= 24 * 60;
