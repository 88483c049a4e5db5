import type { Facts, PastCallFact, Rule } from '../types.ts';
import { allow } from '../verdicts.ts';

/**
 * Whoever was asked where the consumer is, is not asked again: by any number about this debt, nor at this
 * number about another one, for the law counts talks with a person and not debts.
 */
export const thirdPartyOnce: Rule = {
  code: 'THIRD_PARTY_ONCE',
  version: 1,
  citation: '12 CFR 1006.10(c)',
  isTimeless: true,
  judge: ({ facts, callsAboutDebt }) =>
    facts.purpose === 'location' &&
    (callsAboutDebt.some(isTalk) ||
      facts.history.some((call) => isTalk(call) && isHere(call, facts)))
      ? {
          kind: 'block',
          liftedBy: 'their asking to be called again, or reason to believe the answer was wrong',
        }
      : allow,
};

const isTalk = ({ outcome }: PastCallFact): boolean => outcome === 'conversation';

const isHere = (call: PastCallFact, { person, phone }: Facts): boolean =>
  call.personId === person.id && call.phone === phone.e164;
