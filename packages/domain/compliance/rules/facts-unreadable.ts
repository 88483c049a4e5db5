import { isE164 } from '../../zones/read-phone-place.ts';
import { readDay } from '../calendar-day.ts';
import { packs } from '../packs/index.ts';
import { readAbandonment } from '../read-abandonment.ts';
import { readEnd, readTime } from '../read-facts.ts';
import type { Facts, Rule } from '../types.ts';
import { allow } from '../verdicts.ts';
import * as words from '../words.ts';

/**
 * What cannot be read might have forbidden the call. Each rule reads what it needs; this one reads all
 * of it, also what no rule needs today: a word that nobody knows would pass every comparison, and a
 * number that is none would never be the one that is dialled.
 */
export const factsUnreadable: Rule = {
  code: 'FACTS_UNREADABLE',
  version: 1,
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
  return isCallReadable(facts) && isPersonReadable(facts) && isHistoryReadable(facts);
}

function isCallReadable({ mode, collectorRole, purpose, phone }: Facts): boolean {
  return (
    words.callModes.includes(mode) &&
    words.collectorRoles.includes(collectorRole) &&
    words.purposes.includes(purpose) &&
    words.lineTypes.includes(phone.lineType) &&
    (phone.place === null || words.phonePlaces.includes(phone.place))
  );
}

function isPersonReadable({ phone, consents, restrictions, inconvenient }: Facts): boolean {
  for (const consent of consents) {
    readTime(consent.at);
    readEnd(consent.revokedAt);
    readEnd(consent.expiresAt);
    if (!words.consentKinds.includes(consent.kind)) return false;
    if (!isNumber(consent.phone, phone.e164)) return false;
  }
  for (const restriction of restrictions) {
    readTime(restriction.at);
    readEnd(restriction.liftedAt);
    if (!words.restrictionKinds.includes(restriction.kind)) return false;
    if (!isNumber(restriction.phone, phone.e164)) return false;
  }
  for (const { days, from, to } of inconvenient) {
    if (!isMinute(from) || !isMinute(to)) return false;
    if (!days.every((day) => words.weekdays.includes(day))) return false;
  }
  return true;
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

const isMinute = (minute: number): boolean =>
  Number.isInteger(minute) && minute >= 0 && minute <= 24 * 60;
