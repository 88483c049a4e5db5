import { readTcpaConsent } from '../read-tcpa-consent.ts';
import type { Rule } from '../types.ts';

/**
 * A synthetic voice is an artificial one (FCC 24-17). It is asked for on every line: a landline would
 * need none for three calls in thirty days (64.1200(a)(3)), and without a rule that counts these, none
 * is taken. Consent that was revoked is left to TCPA_REVOKED, so that a refusal is not shown as a gap
 * in the records.
 */
export const noTcpaConsent: Rule = {
  code: 'NO_TCPA_CONSENT',
  version: 1,
  citation: '47 CFR 64.1200(a)(1)',
  judge: ({ facts }, now) => {
    const consent = readTcpaConsent(facts, now);
    return facts.mode !== 'human' && consent === 'missing'
      ? { kind: 'block', liftedBy: 'the person’s prior express consent for this number' }
      : { kind: 'allow' };
  },
};
