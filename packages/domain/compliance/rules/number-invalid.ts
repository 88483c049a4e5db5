import type { Rule } from '../types.ts';

/** ITU-T E.164: a plus sign, no leading zero, at most fifteen digits. */
const e164Pattern = /^\+[1-9]\d{6,14}$/;

export const numberInvalid: Rule = {
  code: 'NUM_INVALID',
  version: 1,
  citation: 'policy',
  judge: ({ phone }) =>
    e164Pattern.test(phone.e164)
      ? { kind: 'allow' }
      : { kind: 'block', liftedBy: 'a number that can be dialled' },
};
