import { countAttempts } from './count-attempts.ts';
import { findLawfulMinute, horizonDays, type Standing } from './find-lawful-minute.ts';
import { makeSituation } from './make-situation.ts';
import type { Policy } from './policy.ts';
import { rules as everyRule } from './rules/index.ts';
import type { Decision, Facts, Reason, Rule, Situation, Verdict } from './types.ts';

const unreadable = { kind: 'block', liftedBy: 'facts that can be read' } as const;

/**
 * Asks every rule, so that a person learns all the reasons at once. Block wins over defer, defer over
 * allow; a deferred call is told the first minute at which all rules together will allow it.
 */
export function decide(
  facts: Facts,
  policy: Policy,
  now: Date,
  rules: readonly Rule[] = everyRule,
): Decision {
  const situation = makeSituationSafely(facts, policy);
  if (situation === undefined) return refuseUnread(rules);
  const { zones } = situation;
  const allowing = listAllowing(rules);
  const reasons = rules.map((rule, index) => {
    const verdict = judgeSafely(rule, situation, now);
    return isPlain(verdict) ? (allowing[index] ?? giveReason(rule, verdict)) : giveReason(rule, verdict);
  });
  const counts = countSafely(situation, now);
  const blocking = reasons.find(({ verdict }) => verdict.kind === 'block')?.verdict;
  if (blocking?.kind === 'block') {
    return { verdict: { kind: 'block', liftedBy: blocking.liftedBy }, reasons, zones, counts };
  }
  if (!reasons.some(({ verdict }) => verdict.kind === 'defer')) {
    return { verdict: { kind: 'allow' }, reasons, zones, counts };
  }
  const until = findLawfulMinute(
    facts,
    now,
    (moment) => standAt(rules, situation, moment),
    standBy(reasons),
  );
  if (until !== undefined) return { verdict: { kind: 'defer', until }, reasons, zones, counts };
  const liftedBy = `other facts: there is no lawful minute in the next ${horizonDays} days`;
  const hopeless = { code: 'NO_LAWFUL_MINUTE', version: 1, citation: 'derived' };
  return {
    verdict: { kind: 'block', liftedBy },
    reasons: [...reasons, { ...hopeless, verdict: { kind: 'block', liftedBy } }],
    zones,
    counts,
  };
}

const isPlain = (verdict: Verdict): boolean => verdict.kind === 'allow' && !verdict.isNote;

function giveReason({ code, version, citation }: Rule, verdict: Verdict): Reason {
  return { code, version, citation: verdict.citation ?? citation, verdict };
}

/** Most rules allow most calls, always with the same words. */
const known = new WeakMap<readonly Rule[], readonly Reason[]>();

function listAllowing(rules: readonly Rule[]): readonly Reason[] {
  const found = known.get(rules);
  if (found !== undefined) return found;
  const reasons = rules.map((rule) => giveReason(rule, { kind: 'allow' }));
  known.set(rules, reasons);
  return reasons;
}

/** A rule that cannot read its facts has not allowed the call: it blocks. */
function judgeSafely(rule: Rule, situation: Situation, now: Date): Verdict {
  try {
    return rule.judge(situation, now);
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

const open: Standing = { kind: 'allow' };

function standBy(reasons: readonly Reason[]): Standing {
  return reasons.reduce<Standing>((standing, { verdict }) => laterOf(standing, verdict), open);
}

function standAt(rules: readonly Rule[], situation: Situation, moment: Date): Standing {
  let standing: Standing = open;
  for (const rule of rules) {
    standing = laterOf(standing, judgeSafely(rule, situation, moment));
    if (standing.kind === 'block') break;
  }
  return standing;
}

function makeSituationSafely(facts: Facts, policy: Policy): Situation | undefined {
  try {
    return makeSituation(facts, policy);
  } catch {
    return undefined;
  }
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
  try {
    return { [situation.facts.debt.id]: countAttempts(situation, now) };
  } catch {
    return {};
  }
}
