import { readDay } from '../calendar-day.ts';
import { findDayOpening } from '../find-day-opening.ts';
import { mayCallAgain } from '../read-frequency-consent.ts';
import type { Rule } from '../types.ts';
import { allow } from '../verdicts.ts';

/** Who promised to pay is given the time that was agreed on, its last day of grace included. */
export const promiseOpen: Rule = {
  code: 'PROMISE_OPEN',
  version: 3,
  citation: 'policy',
  applies: ({ facts }) => facts.debt.promisedUntil !== null,
  judge: (situation, now) => {
    const { promisedUntil, isReminder } = situation.facts.debt;
    if (promisedUntil === null) return allow;
    // A call that reminds of the promise itself is made with the person's permission alone.
    if (isReminder === true && mayCallAgain(situation, now)) return allow;
    const opening = findDayOpening(situation, readDay(promisedUntil) + 1, now);
    return opening === undefined ? allow : { kind: 'defer', until: new Date(opening) };
  },
};
