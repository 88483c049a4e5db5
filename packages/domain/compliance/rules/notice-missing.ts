import { localTime } from '../../zones/convert-time.ts';
import { readDay } from '../calendar-day.ts';
import { findDayOpening } from '../find-day-opening.ts';
import { isUnderUnitedStatesLaw } from '../packs/is-united-states.ts';
import { readTime } from '../read-facts.ts';
import type { Rule, Situation } from '../types.ts';
import { allow } from '../verdicts.ts';

/** The validation notice is sent in the first communication, or within five days of it. */
const days = 5;

/** A call that nobody answered, and a limited-content message, are no communication (12 CFR 1006.2(j)). */
export const noticeMissing: Rule = {
  code: 'NOTICE_MISSING',
  version: 3,
  citation: '12 CFR 1006.34(a)(1)',
  applies: (situation) =>
    situation.facts.debt.firstContactAt !== 'unasked' &&
    situation.facts.debt.firstContactAt !== null &&
    situation.facts.collectorRole !== 'creditor' &&
    isUnderUnitedStatesLaw(situation),
  judge: (situation, now) => {
    const { facts, zones } = situation;
    const { firstContactAt, noticeOn } = facts.debt;
    if (firstContactAt === 'unasked' || firstContactAt === null) return allow;
    const sentFrom = findSending(situation, noticeOn, now);
    if (sentFrom === undefined) return allow;
    if (facts.collectorRole === 'creditor' || !isUnderUnitedStatesLaw(situation)) return allow;
    readTime(firstContactAt);
    const isLate = zones.some(
      ({ zone }) => localTime(zone, now).day > localTime(zone, firstContactAt).day + days,
    );
    if (!isLate) return allow;
    return sentFrom === null
      ? { kind: 'block', liftedBy: 'the validation notice, sent to the person' }
      : { kind: 'defer', until: new Date(sentFrom) };
  },
};

/**
 * A notice of a day that has not come has not been sent: from when on it will be, everywhere that the person may be.
 * Null: nobody knows of one; undefined: it was sent.
 */
function findSending(
  situation: Situation,
  noticeOn: Situation['facts']['debt']['noticeOn'],
  now: Date,
): number | null | undefined {
  if (noticeOn === null || noticeOn === 'unasked') return null;
  return findDayOpening(situation, readDay(noticeOn), now);
}
