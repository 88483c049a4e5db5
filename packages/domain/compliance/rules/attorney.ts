import { bindsDebt } from '../read-facts.ts';
import type { Rule } from '../types.ts';
import { allow } from '../verdicts.ts';

/** Who is represented for a debt is spoken to through the attorney alone. */
export const attorney: Rule = {
  code: 'ATTORNEY',
  version: 1,
  citation: '12 CFR 1006.6(b)(2)',
  needsRestriction: true,
  judge: ({ facts }, now) =>
    bindsDebt(facts, 'attorney', now)
      ? {
          kind: 'block',
          liftedBy: 'the attorney’s release, or their silence after a reasonable time',
        }
      : allow,
};
