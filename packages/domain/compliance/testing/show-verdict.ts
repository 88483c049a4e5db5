import { makeSituation as makeSituationOf } from '../make-situation.ts';
import { makePolicy, type Policy } from '../policy.ts';
import type { Rule, Verdict } from '../types.ts';
import { type FactsOverrides, makeFacts } from './make-facts.ts';

/** `allow`, `note`, `block`, `never`, or the minute at which it lets go, such as `2026-04-08T05:00Z`. */
export function showVerdict(verdict: Verdict): string {
  if (verdict.kind === 'allow') return verdict.isNote ? 'note' : 'allow';
  if (verdict.kind === 'block') return 'block';
  return verdict.until?.toISOString().replace(':00.000Z', 'Z') ?? 'never';
}

/** Asks a single rule of a call that nothing else speaks against. */
export const asking =
  (rule: Rule, policy: Partial<Policy> = {}) =>
  (overrides: FactsOverrides, moment: string): string => {
    const now = new Date(moment);
    const asked = makePolicy({ pack: 'us', ...policy });
    return showVerdict(rule.judge(makeSituationOf(makeFacts(overrides), asked, now), now));
  };

/** The millisecond before a moment. */
export function justBefore(moment: string): string {
  return new Date(Date.parse(moment) - 1).toISOString();
}
