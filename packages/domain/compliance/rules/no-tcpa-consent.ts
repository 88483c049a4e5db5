import { isUnderUnitedStatesLaw } from '../packs/is-united-states.ts';
import { readTcpaConsent } from '../read-tcpa-consent.ts';
import type { Rule } from '../types.ts';
import { allow } from '../verdicts.ts';

/**
 * A synthetic voice is an artificial one (FCC 24-17). A line of unknown kind may be a mobile, and of a
 * VoIP line nobody knows who pays for the call (64.1200(a)(1)(iii)). On a residential line RES_3_IN_30 counts the calls without consent; consent that was revoked is left to
 * TCPA_REVOKED, so that a refusal is not shown as a gap in the records.
 */
export const noTcpaConsent: Rule = {
  code: 'NO_TCPA_CONSENT',
  version: 2,
  citation: '47 CFR 64.1200(a)(1)(iii)',
  applies: (situation) =>
    situation.facts.mode !== 'human' &&
    situation.facts.phone.lineType !== 'landline' &&
    isUnderUnitedStatesLaw(situation),
  judge: (situation, now) => {
    const { facts } = situation;
    if (facts.mode === 'human' || facts.phone.lineType === 'landline') return allow;
    return isUnderUnitedStatesLaw(situation) && readTcpaConsent(facts, now) === 'missing'
      ? { kind: 'block', liftedBy: 'the person’s prior express consent for this number' }
      : allow;
  },
};
