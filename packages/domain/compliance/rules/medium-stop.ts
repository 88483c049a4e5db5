import { bindsPerson } from '../read-facts.ts';
import type { Rule } from '../types.ts';
import { allow } from '../verdicts.ts';

/** Who asked not to be telephoned is not telephoned, on any number and about any debt. */
export const mediumStop: Rule = {
  code: 'MEDIUM_STOP',
  version: 1,
  citation: '12 CFR 1006.14(h)',
  needsRestriction: true,
  judge: ({ facts }, now) =>
    bindsPerson(facts, 'medium_stop', now)
      ? { kind: 'block', liftedBy: 'the person asking to be called again' }
      : allow,
};
