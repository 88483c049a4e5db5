import { readTcpaConsent } from '../read-tcpa-consent.ts';
import type { Rule } from '../types.ts';

/**
 * A synthetic voice is an artificial one (FCC 24-17). A line of unknown type may be a mobile. Consent that
 * was revoked is left to TCPA_REVOKED, so that a refusal is not shown as a gap in the records.
 */
export const noTcpaConsent: Rule = {
  code: 'NO_TCPA_CONSENT',
  version: 1,
  citation: '47 CFR 64.1200(a)(1)',
  judge: ({ facts }, now) => {
    const consent = readTcpaConsent(facts, now);
    const isNeeded = facts.mode !== 'human' && facts.phone.lineType !== 'landline';
    return isNeeded && consent === 'missing'
      ? { kind: 'block', liftedBy: 'the person’s prior express consent for this number' }
      : { kind: 'allow' };
  },
};
