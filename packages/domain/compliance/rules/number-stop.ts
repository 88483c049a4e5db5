import { listBinding } from '../read-facts.ts';
import type { Rule } from '../types.ts';

/** The request holds for all debts; one that names no number is taken for all numbers. */
export const numberStop: Rule = {
  code: 'NUMBER_STOP',
  version: 1,
  citation: '12 CFR 1006.14(h)',
  judge: ({ facts }, now) =>
    listBinding(facts, 'number_stop', now).some(
      ({ phone }) => phone === null || phone === facts.phone.e164,
    )
      ? { kind: 'block', liftedBy: 'the person allowing calls to this number again' }
      : { kind: 'allow' },
};
