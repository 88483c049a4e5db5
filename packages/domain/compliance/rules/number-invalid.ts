import { isE164 } from '../../zones/read-phone-place.ts';
import type { Rule } from '../types.ts';

export const numberInvalid: Rule = {
  code: 'NUM_INVALID',
  version: 1,
  citation: 'policy',
  judge: ({ facts }) =>
    isE164(facts.phone.e164)
      ? { kind: 'allow' }
      : { kind: 'block', liftedBy: 'a number that can be dialled' },
};
