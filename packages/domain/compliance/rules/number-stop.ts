import { bindsNumber } from '../read-facts.ts';
import type { Rule } from '../types.ts';
import { allow } from '../verdicts.ts';

/** “Not this number”: whatever the call is about. */
export const numberStop: Rule = {
  code: 'NUMBER_STOP',
  version: 1,
  citation: '12 CFR 1006.14(h)',
  needsRestriction: true,
  judge: ({ facts }, now) =>
    bindsNumber(facts, 'number_stop', now)
      ? { kind: 'block', liftedBy: 'the person permitting calls to this number again' }
      : allow,
};
