import { bindsNumber } from '../read-facts.ts';
import type { Rule } from '../types.ts';
import { allow } from '../verdicts.ts';

export const wrongNumber: Rule = {
  code: 'WRONG_NUMBER',
  version: 1,
  citation: '12 CFR 1006 cmt 14(b)(2)(i)-3',
  needsRestriction: true,
  judge: ({ facts }, now) =>
    bindsNumber(facts, 'wrong_number', now)
      ? { kind: 'block', liftedBy: 'evidence that the number is this person’s' }
      : allow,
};
