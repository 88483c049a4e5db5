import { isAboutDebt } from '../read-facts.ts';
import type { Rule } from '../types.ts';

/** Whoever was asked where the consumer is, is not asked again. */
export const thirdPartyOnce: Rule = {
  code: 'THIRD_PARTY_ONCE',
  version: 1,
  citation: '12 CFR 1006.10(c)',
  judge: ({ facts }) =>
    facts.purpose === 'location' &&
    facts.history.some((call) => call.outcome === 'conversation' && isAboutDebt(call, facts))
      ? {
          kind: 'block',
          liftedBy: 'their asking to be called again, or reason to believe the answer was wrong',
        }
      : { kind: 'allow' },
};
