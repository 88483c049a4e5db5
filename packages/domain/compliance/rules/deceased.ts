import { bindsPerson } from '../read-facts.ts';
import type { Rule } from '../types.ts';
import { allow } from '../verdicts.ts';

/** Only a representative of the estate may be spoken to, and a recording cannot tell who answers. */
export const deceased: Rule = {
  code: 'DECEASED',
  version: 1,
  citation: '12 CFR 1006.6(a)(4)',
  judge: ({ facts }, now) =>
    bindsPerson(facts, 'deceased', now)
      ? {
          kind: 'block',
          liftedBy: 'evidence that the person lives; a representative is a contact of their own',
        }
      : allow,
};
