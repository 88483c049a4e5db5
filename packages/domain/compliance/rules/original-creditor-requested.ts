import { bindsDebt } from '../read-facts.ts';
import type { Rule } from '../types.ts';
import { allow } from '../verdicts.ts';

/** Collection rests until the original creditor has been named. */
export const originalCreditorRequested: Rule = {
  code: 'ORIG_CREDITOR_REQ',
  version: 1,
  citation: '12 CFR 1006.38(c)',
  needsRestriction: true,
  judge: ({ facts }, now) =>
    bindsDebt(facts, 'orig_creditor_request', now)
      ? {
          kind: 'block',
          liftedBy: 'the name and address of the original creditor, sent to the person',
        }
      : allow,
};
