import { bindsDebt } from '../read-facts.ts';
import type { Rule } from '../types.ts';
import { allow } from '../verdicts.ts';

/** Collection rests until a timely written dispute is answered. */
export const disputeOpen: Rule = {
  code: 'DISPUTE_OPEN',
  version: 1,
  citation: '12 CFR 1006.38(d)(2)',
  judge: ({ facts }, now) =>
    bindsDebt(facts, 'dispute_open', now)
      ? { kind: 'block', liftedBy: 'verification of the debt, sent to the person' }
      : allow,
};
