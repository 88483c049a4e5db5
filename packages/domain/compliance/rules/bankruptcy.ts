import { bindsDebt } from '../read-facts.ts';
import type { Rule } from '../types.ts';
import { allow } from '../verdicts.ts';

/**
 * The automatic stay forbids every act to collect (362), and the discharge after it for ever (524(a)(2)):
 * the end of the stay alone lifts nothing. In chapter 13 it also protects anyone else who owes the debt (1301).
 */
export const bankruptcy: Rule = {
  code: 'BANKRUPTCY',
  version: 2,
  citation: '11 USC 362, 524(a)(2)',
  needsRestriction: true,
  judge: ({ facts }, now) => {
    if (!bindsDebt(facts, 'bankruptcy', now)) return allow;
    const liftedBy = 'dismissal of the case, or a court’s word that this debt was not discharged';
    return facts.person.role === 'co_debtor'
      ? { kind: 'block', liftedBy, citation: '11 USC 1301' }
      : { kind: 'block', liftedBy };
  },
};
