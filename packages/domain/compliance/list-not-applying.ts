import { makeSituation } from './make-situation.ts';
import type { Policy } from './policy.ts';
import { rules } from './rules/index.ts';
import type { Facts } from './types.ts';

/**
 * The codes of rules that had nothing to say of a call: they allowed it, but nobody passed them. Where that cannot be
 * known, none is named.
 */
export function listNotApplying(facts: Facts, policy: Policy, now: Date): string[] {
  try {
    const situation = makeSituation(facts, policy, now);
    return rules
      .filter(({ applies }) => applies !== undefined && !applies(situation, now))
      .map(({ code }) => code);
  } catch {
    return [];
  }
}
