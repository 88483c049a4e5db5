import { listBinding } from '../read-facts.ts';
import type { Rule } from '../types.ts';

export const paid: Rule = {
  code: 'PAID',
  version: 1,
  citation: 'policy',
  judge: ({ facts }, now) =>
    listBinding(facts, 'paid', now).some(
      ({ debtId }) => debtId === null || debtId === facts.debt.id,
    )
      ? { kind: 'block', liftedBy: 'the debt being open again' }
      : { kind: 'allow' },
};
