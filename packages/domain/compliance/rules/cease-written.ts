import { bindsDebt } from '../read-facts.ts';
import type { Rule } from '../types.ts';
import { allow } from '../verdicts.ts';

/**
 * A refusal to pay or a request to cease, in writing or by electronic means, holds from its receipt.
 * The notices that the law itself still allows may be given: that the efforts end, or that a remedy may
 * be invoked (1006.6(c)(2)).
 */
export const ceaseWritten: Rule = {
  code: 'CEASE_WRITTEN',
  version: 1,
  citation: '12 CFR 1006.6(c)',
  needsRestriction: true,
  applies: ({ facts }) => facts.purpose !== 'legal_notice',
  judge: ({ facts }, now) =>
    bindsDebt(facts, 'cease_written', now) && facts.purpose !== 'legal_notice'
      ? { kind: 'block', liftedBy: 'the person withdrawing the request' }
      : allow,
};
