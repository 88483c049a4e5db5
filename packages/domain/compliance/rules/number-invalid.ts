import { isE164 } from '../../zones/read-phone-place.ts';
import type { Rule } from '../types.ts';
import { allow } from '../verdicts.ts';

/** Area code and exchange begin with 2 to 9; N11 in their place are services (NANP). */
const northAmerican = /^\+1(?![2-9]11)[2-9]\d{2}(?![2-9]11)[2-9]\d{6}$/;

export const numberInvalid: Rule = {
  code: 'NUM_INVALID',
  version: 2,
  citation: 'policy',
  isTimeless: true,
  judge: ({ facts }) =>
    canBeDialled(facts.phone.e164)
      ? allow
      : { kind: 'block', liftedBy: 'a number that can be dialled' },
};

function canBeDialled(number: string): boolean {
  return isE164(number) && (!number.startsWith('+1') || northAmerican.test(number));
}
