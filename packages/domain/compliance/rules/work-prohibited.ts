import { bindsNumber } from '../read-facts.ts';
import type { Rule } from '../types.ts';
import { allow } from '../verdicts.ts';

/** The employer forbids such calls: at the number that was named, or at all where none was. */
export const workProhibited: Rule = {
  code: 'WORK_PROHIBITED',
  version: 1,
  citation: '12 CFR 1006.6(b)(3)',
  needsRestriction: true,
  judge: ({ facts }, now) =>
    bindsNumber(facts, 'work_prohibited', now)
      ? { kind: 'block', liftedBy: 'the employer permitting calls, or a number elsewhere' }
      : allow,
};
