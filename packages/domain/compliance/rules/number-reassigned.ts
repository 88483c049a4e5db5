import { bindsNumber } from '../read-facts.ts';
import type { Rule } from '../types.ts';
import { allow } from '../verdicts.ts';

/** Consent does not follow a number to its next owner. */
export const numberReassigned: Rule = {
  code: 'NUM_REASSIGNED',
  version: 1,
  citation: '47 CFR 64.1200(m)',
  needsRestriction: true,
  judge: ({ facts }, now) =>
    bindsNumber(facts, 'reassigned', now)
      ? { kind: 'block', liftedBy: 'the person confirming that the number is theirs' }
      : allow,
};
