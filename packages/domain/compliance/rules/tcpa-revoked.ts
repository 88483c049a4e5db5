import { isUnderUnitedStatesLaw } from '../packs/is-united-states.ts';
import { readTcpaConsent } from '../read-tcpa-consent.ts';
import type { Rule } from '../types.ts';
import { allow } from '../verdicts.ts';

/**
 * Honoured from the moment it is received, on every kind of line. A person who dials and speaks needs
 * none and is left to the stop requests.
 */
export const tcpaRevoked: Rule = {
  code: 'TCPA_REVOKED',
  version: 1,
  citation: '47 CFR 64.1200(a)(10)',
  applies: (situation) => situation.facts.mode !== 'human' && isUnderUnitedStatesLaw(situation),
  judge: (situation, now) =>
    situation.facts.mode !== 'human' &&
    isUnderUnitedStatesLaw(situation) &&
    readTcpaConsent(situation.facts, now) === 'revoked'
      ? { kind: 'block', liftedBy: 'new consent for this number, given after the revocation' }
      : allow,
};
