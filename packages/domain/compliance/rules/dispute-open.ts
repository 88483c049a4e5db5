import { bindsDebt } from '../read-facts.ts';
import type { Rule } from '../types.ts';
import { allow } from '../verdicts.ts';

/**
 * Collection rests until a timely written dispute is answered; and, as policy, while somebody says that
 * another used their identity, and after a dispute by word of mouth until somebody has looked at it.
 */
export const disputeOpen: Rule = {
  code: 'DISPUTE_OPEN',
  version: 3,
  citation: '12 CFR 1006.38(d)(2)',
  needsRestriction: true,
  judge: ({ facts }, now) => {
    if (bindsDebt(facts, 'dispute_open', now) || bindsDebt(facts, 'identity_theft', now)) {
      return { kind: 'block', liftedBy: 'verification of the debt, sent to the person' };
    }
    return bindsDebt(facts, 'dispute_oral', now)
      ? { kind: 'block', liftedBy: 'somebody who has looked at the dispute and lifts it' }
      : allow;
  },
};
