import { findCapOpening } from '../find-cap-opening.ts';
import { isUnderUnitedStatesLaw } from '../packs/is-united-states.ts';
import { readTcpaConsent } from '../read-tcpa-consent.ts';
import type { Rule } from '../types.ts';
import { allow } from '../verdicts.ts';

const cap = { limit: 3, days: 30 };

/**
 * Without consent a residential line takes three artificial or prerecorded calls in thirty days,
 * for anyone in the household; one that found it busy was made too. A line at work is no residence.
 */
export const residentialThreeInThirty: Rule = {
  code: 'RES_3_IN_30',
  version: 2,
  citation: '47 CFR 64.1200(a)(3)(iii)',
  applies: (situation, now) =>
    situation.facts.mode !== 'human' &&
    situation.facts.phone.lineType === 'landline' &&
    situation.facts.phone.place !== 'work' &&
    isUnderUnitedStatesLaw(situation) &&
    readTcpaConsent(situation.facts, now) === 'missing',
  judge: (situation, now) => {
    const { facts } = situation;
    const { e164, lineType, place } = facts.phone;
    const isResidential = lineType === 'landline' && place !== 'work';
    if (facts.mode === 'human' || !isResidential || facts.history.length < cap.limit) {
      return allow;
    }
    if (!isUnderUnitedStatesLaw(situation) || readTcpaConsent(facts, now) !== 'missing') {
      return allow;
    }
    const calls = facts.history.filter(
      ({ phone, direction, outcome }) =>
        phone === e164 && direction === 'outbound' && outcome !== 'not_in_service',
    );
    const opening = findCapOpening(situation, calls, cap, now);
    return opening === undefined ? allow : { kind: 'defer', until: new Date(opening) };
  },
};
