import { rules as everyRule } from './rules/index.ts';
import type { Decision, Facts, Reason, Rule, Verdict } from './types.ts';

const strictness = { allow: 0, defer: 1, block: 2 } as const;

/** Block over defer over allow; of two that defer, the later. */
function stricter(one: Verdict, other: Verdict): Verdict {
  if (one.kind === 'defer' && other.kind === 'defer') return one.until >= other.until ? one : other;
  return strictness[other.kind] > strictness[one.kind] ? other : one;
}

/** A rule that cannot read its facts has not allowed the call: it blocks. */
function judgeSafely(rule: Rule, facts: Facts, now: Date): Verdict {
  try {
    return rule.judge(facts, now);
  } catch {
    return { kind: 'block', liftedBy: 'facts that can be read' };
  }
}

/** Asks every rule, so that a person learns all the reasons at once. */
export function decide(facts: Facts, now: Date, rules: readonly Rule[] = everyRule): Decision {
  const reasons = rules.map(
    (rule): Reason => ({
      code: rule.code,
      version: rule.version,
      citation: rule.citation,
      verdict: judgeSafely(rule, facts, now),
    }),
  );
  return {
    verdict: reasons.map((reason) => reason.verdict).reduce(stricter, { kind: 'allow' }),
    reasons: reasons.filter((reason) => reason.verdict.kind !== 'allow'),
  };
}
