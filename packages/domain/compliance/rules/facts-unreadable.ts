import { readDay } from '../calendar-day.ts';
import { packs } from '../packs/index.ts';
import { readAbandonment } from '../read-abandonment.ts';
import { readEnd, readTime } from '../read-facts.ts';
import type { Facts, Rule } from '../types.ts';

/**
 * What cannot be read might have forbidden the call. Each rule reads what it needs; this one reads all
 * of it, also what no rule needs today.
 */
export const factsUnreadable: Rule = {
  code: 'FACTS_UNREADABLE',
  version: 1,
  citation: 'policy',
  judge: ({ facts, policy }, now) =>
    Object.hasOwn(packs, policy.pack) && isReadable(facts, now)
      ? { kind: 'allow' }
      : { kind: 'block', liftedBy: 'facts that can be read' },
};

function isReadable(facts: Facts, now: Date): boolean {
  const { consents, restrictions, history, inconvenient, debt, licences, abandonment } = facts;
  readTime(now);
  for (const { at, revokedAt, expiresAt } of consents) {
    readTime(at);
    readEnd(revokedAt);
    readEnd(expiresAt);
  }
  for (const { at, liftedAt } of restrictions) {
    readTime(at);
    readEnd(liftedAt);
  }
  for (const { at } of history) readTime(at);
  if (debt.noticeOn !== 'unasked' && debt.noticeOn !== null) readDay(debt.noticeOn);
  if (licences !== 'unasked') {
    for (const { expiresOn } of licences) if (expiresOn !== null) readDay(expiresOn);
  }
  if (abandonment !== 'unasked') readAbandonment(abandonment);
  return inconvenient.every(({ from, to }) => isMinute(from) && isMinute(to));
}

const isMinute = (minute: number): boolean =>
  Number.isInteger(minute) && minute >= 0 && minute <= 24 * 60;
