import type { Rule } from '../types.ts';

/** Whoever was asked where the consumer is, is not asked again. */
export const thirdPartyOnce: Rule = {
  code: 'THIRD_PARTY_ONCE',
  version: 1,
  citation: '12 CFR 1006.10(c)',
  judge: ({ facts, callsAboutDebt }) =>
    facts.purpose === 'location' && callsAboutDebt.some(({ outcome }) => outcome === 'conversation')
      ? {
          kind: 'block',
          liftedBy: 'their asking to be called again, or reason to believe the answer was wrong',
        }
      : { kind: 'allow' },
};
