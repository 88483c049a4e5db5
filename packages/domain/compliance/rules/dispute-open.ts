import { bindsDebt } from '../read-facts.ts';
import type { Rule } from '../types.ts';
import { allow } from '../verdicts.ts';

/**
 * Collection rests until a timely written dispute is answered; and, as policy, while somebody says that
 * another used their identity.
 */
export const disputeOpen: Rule = {
  code: 'DISPUTE_OPEN',
  version: 2,
  citation: '12 CFR 1006.38(d)(2)',
  needsRestriction: true,
  judge: ({ facts }, now) =>
    bindsDebt(facts, 'dispute_open', now) || bindsDebt(facts, 'identity_theft', now)
      ? { kind: 'block', liftedBy: 'verification of the debt, sent to the person' }
      : allow,
};
