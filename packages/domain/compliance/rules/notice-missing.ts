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
  version: 2,
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
    // A notice of a day that has not come has not been sent.
    if (
      noticeOn !== null &&
      noticeOn !== 'unasked' &&
      hasBegun(situation, readDay(noticeOn), now)
    ) {
      return allow;
    }
    if (facts.collectorRole === 'creditor' || !isUnderUnitedStatesLaw(situation)) return allow;
    readTime(firstContactAt);
    const isLate = zones.some(
      ({ zone }) => localTime(zone, now).day > localTime(zone, firstContactAt).day + days,
    );
    return isLate
      ? { kind: 'block', liftedBy: 'the validation notice, sent to the person' }
      : allow;
  },
};

const hasBegun = (situation: Situation, day: number, now: Date): boolean =>
  findDayOpening(situation, day, now) === undefined;
