import { bindsFrequency } from '../packs/binds-frequency.ts';
import { isExempt } from '../read-frequency-consent.ts';
import type { Rule } from '../types.ts';
import { allow } from '../verdicts.ts';

/** Says that the call is permitted beyond the frequency, and does not count. It forbids nothing. */
export const frequencyConsent: Rule = {
  code: 'FREQ_CONSENT',
  version: 1,
  citation: '12 CFR 1006.14(b)(3)(i)',
  applies: (situation, now) => bindsFrequency(situation) && isExempt(situation, now),
  judge: (situation, now) =>
    bindsFrequency(situation) && isExempt(situation, now) ? { kind: 'allow', isNote: true } : allow,
};
