import { countAttempts } from './count-attempts.ts';
import { findLawfulMinute, horizonDays, type Standing } from './find-lawful-minute.ts';
import { makeSituation } from './make-situation.ts';
import {
  giveReason,
  listLaterSteps,
  listSteps,
  type Plan,
  planRules,
  type Step,
} from './plan-rules.ts';
import type { Policy } from './policy.ts';
import { listWrongNumbers } from './read-facts.ts';
import { rules as everyRule } from './rules/index.ts';
import type { Decision, Facts, Rule, Situation, Verdict } from './types.ts';
import { allow } from './verdicts.ts';

const open = { kind: 'allow' } as const;
const unreadable = { kind: 'block', liftedBy: 'facts that can be read' } as const;

/**
 * Asks every rule, so that a person learns all the reasons at once. Block wins over defer, defer over
 * allow; a deferred call gets the first minute at which all rules together will allow it.
 */
export function decide(
  facts: Facts,
  policy: Policy,
  now: Date,
  rules: readonly Rule[] = everyRule,
): Decision {
  const situation = makeSituationSafely(facts, policy, now);
  if (situation === undefined) return refuseUnread(rules);
  const { zones } = situation;
  const plan = planRules(rules);
  const reasons = plan.allowing.slice();
  let standing: Standing = open;
  let liftedByFirst: string | undefined;
  for (const step of listSteps(plan, facts)) {
    const verdict = judgeSafely(step, situation, now);
    if (verdict === allow) continue;
    reasons[step.index] = giveReason(step.rule, verdict);
    standing = laterOf(standing, verdict);
    if (verdict.kind === 'block') liftedByFirst ??= verdict.liftedBy;
  }
  const counts = countSafely(situation, now);
  if (liftedByFirst !== undefined) {
    return { verdict: { kind: 'block', liftedBy: liftedByFirst }, reasons, zones, counts };
  }
  if (standing.kind === 'allow') return { verdict: open, reasons, zones, counts };
  let last = now;
  const look = (moment: Date): Standing => {
    last = moment;
    return standAt(plan, learnUntil(situation, moment), moment);
  };
  const until = findLawfulMinute(facts, now, look, standing);
  if (until !== undefined) return { verdict: { kind: 'defer', until }, reasons, zones, counts };
  const liftedBy =
    findLaterBlock(plan, situation, last) ??
    `other facts: there is no lawful minute in the next ${horizonDays} days`;
  const verdict = { kind: 'block', liftedBy } as const;
  const hopeless = { code: 'NO_LAWFUL_MINUTE', version: 2, citation: 'derived', verdict };
  return { verdict, reasons: [...reasons, hopeless], zones, counts };
}

/** What would lift the rule that allows the call now and forbids it by the time the others let go. */
function findLaterBlock({ steps }: Plan, situation: Situation, moment: Date): string | undefined {
  for (const step of steps) {
    const verdict = judgeSafely(step, situation, moment);
    if (verdict.kind === 'block') return verdict.liftedBy;
  }
  return undefined;
}

/** A rule that cannot read its facts has not allowed the call: it blocks. */
function judgeSafely({ judge }: Step, situation: Situation, now: Date): Verdict {
  try {
    return judge(situation, now);
  } catch {
    return unreadable;
  }
}

/** Until the latest rule lets go; never, where one of them does not. */
function laterOf(standing: Standing, verdict: Verdict): Standing {
  if (verdict.kind === 'allow' || standing.kind === 'block') return standing;
  if (verdict.kind === 'block') return { kind: 'block' };
  const until = verdict.until?.getTime() ?? null;
  if (standing.kind === 'allow') return { kind: 'defer', until };
  if (until === null || standing.until === null) return { kind: 'defer', until: null };
  return { kind: 'defer', until: Math.max(until, standing.until) };
}

function standAt(plan: Plan, situation: Situation, moment: Date): Standing {
  let standing: Standing = open;
  for (const step of listLaterSteps(plan, situation.facts)) {
    const verdict = judgeSafely(step, situation, moment);
    if (verdict === allow) continue;
    standing = laterOf(standing, verdict);
    if (standing.kind === 'block') break;
  }
  return standing;
}

function makeSituationSafely(facts: Facts, policy: Policy, now: Date): Situation | undefined {
  try {
    return makeSituation(facts, policy, now);
  } catch {
    return undefined;
  }
}

/** What is known of wrong numbers by a later moment; for almost everybody the same as now. */
function learnUntil(situation: Situation, moment: Date): Situation {
  const { facts, policy, wrongNumbers } = situation;
  if (facts.restrictions.length === 0) return situation;
  const known = listWrongNumbers(facts, moment);
  return known.length === wrongNumbers.length ? situation : makeSituation(facts, policy, moment);
}

/** Nothing could be read at all, so that no rule can have allowed it. */
function refuseUnread(rules: readonly Rule[]): Decision {
  return {
    verdict: unreadable,
    reasons: rules.map((rule) => giveReason(rule, unreadable)),
    zones: [],
    counts: {},
  };
}

/** Facts that cannot be counted are blocked by the rules; they only must not hide the reasons. */
function countSafely(situation: Situation, now: Date): Record<string, number> {
  const counts: Record<string, number> = {};
  try {
    counts[situation.facts.debt.id] = countAttempts(situation, now);
  } catch {
    // There is none to tell.
  }
  return counts;
}
