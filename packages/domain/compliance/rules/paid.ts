import { bindsDebt } from '../read-facts.ts';
import type { Rule } from '../types.ts';
import { allow } from '../verdicts.ts';

export const paid: Rule = {
  code: 'PAID',
  version: 1,
  citation: 'policy',
  needsRestriction: true,
  judge: ({ facts }, now) =>
    bindsDebt(facts, 'paid', now)
      ? { kind: 'block', liftedBy: 'the debt being open again' }
      : allow,
};
