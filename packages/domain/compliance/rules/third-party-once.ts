import type { PastCallFact, Rule, Situation } from '../types.ts';
import { allow } from '../verdicts.ts';

/**
 * A person who was asked where the consumer is is not asked again: by any number about this debt, nor at this
 * number about another one, for the law counts talks with a person and not debts. What was said on a number
 * that turned out to be somebody else's was not said to them.
 */
export const thirdPartyOnce: Rule = {
  code: 'THIRD_PARTY_ONCE',
  version: 2,
  citation: '12 CFR 1006.10(c)',
  isTimeless: true,
  applies: ({ facts }) => facts.purpose === 'location',
  judge: (situation) =>
    situation.facts.purpose === 'location' && wasAsked(situation)
      ? {
          kind: 'block',
          liftedBy: 'their asking to be called again, or reason to believe the answer was wrong',
        }
      : allow,
};

const isTalk = ({ outcome }: PastCallFact): boolean => outcome === 'conversation';

function wasAsked({ facts, callsAboutDebt, wrongNumbers }: Situation): boolean {
  const isRight = (call: PastCallFact): boolean =>
    isTalk(call) && !wrongNumbers.includes(call.phone);
  const isHere = ({ personId, phone }: PastCallFact): boolean =>
    personId === facts.person.id && phone === facts.phone.e164;
  return (
    callsAboutDebt.some(isRight) || facts.history.some((call) => isRight(call) && isHere(call))
  );
}
