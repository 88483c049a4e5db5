import { bindsDebt } from '../read-facts.ts';
import type { Rule } from '../types.ts';
import { allow } from '../verdicts.ts';

/** The automatic stay forbids every act to collect. */
export const bankruptcy: Rule = {
  code: 'BANKRUPTCY',
  version: 1,
  citation: '11 USC 362',
  judge: ({ facts }, now) =>
    bindsDebt(facts, 'bankruptcy', now)
      ? { kind: 'block', liftedBy: 'the end of the stay' }
      : allow,
};
