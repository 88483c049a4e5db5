import { bindsPerson } from '../read-facts.ts';
import type { Rule } from '../types.ts';
import { allow } from '../verdicts.ts';

/** Only a personal representative of the estate may be spoken to. */
export const deceased: Rule = {
  code: 'DECEASED',
  version: 2,
  citation: '12 CFR 1006.6(a)(4)',
  needsRestriction: true,
  judge: ({ facts }, now) =>
    facts.person.role !== 'representative' && bindsPerson(facts, 'deceased', now)
      ? {
          kind: 'block',
          liftedBy: 'evidence that the person lives, or a personal representative as the contact',
        }
      : allow,
};
