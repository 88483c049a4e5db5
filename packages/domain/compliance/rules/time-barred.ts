import type { Rule } from '../types.ts';
import { allow } from '../verdicts.ts';

/**
 * The time in which the debt could be sued for has run out. In some states it is gone with it; others ask
 * for words that counsel has to confirm, and without them nobody is called.
 */
export const timeBarred: Rule = {
  code: 'TIME_BARRED',
  version: 1,
  citation: 'state',
  isTimeless: true,
  applies: ({ facts }) => facts.debt.isTimeBarred,
  judge: ({ facts, policy, jurisdictions }) => {
    if (!facts.debt.isTimeBarred) return allow;
    for (const { id, name, timeBarred: law } of jurisdictions) {
      if (law === undefined) continue;
      const { citation } = law.source;
      if (law.effect === 'extinguished') {
        const liftedBy = `evidence that the debt can still be sued for: in ${name} it is extinguished`;
        return { kind: 'block', liftedBy, citation };
      }
      const text = policy.timeBarredDisclosures[id] ?? '';
      if (text.trim() !== '') continue;
      const liftedBy = `the disclosure that ${name} asks for, confirmed by counsel in the settings`;
      return { kind: 'block', liftedBy, citation };
    }
    return allow;
  },
};
