import { findCandidateZones } from '../zones/find-candidate-zones.ts';
import { countAttempts } from './count-attempts.ts';
import { findLawfulMinute, horizonDays } from './find-lawful-minute.ts';
import { rules as everyRule } from './rules/index.ts';
import type { CandidateZone, Decision, Facts, Reason, Rule, Situation, Verdict } from './types.ts';

/**
 * Asks every rule, so that a person learns all the reasons at once. Block wins over defer, defer over
 * allow; a deferred call is told the first minute at which all rules together will allow it.
 */
export function decide(facts: Facts, now: Date, rules: readonly Rule[] = everyRule): Decision {
  const situation = { facts, zones: findZones(facts) };
  const reasons = rules.map(
    (rule): Reason => ({
      code: rule.code,
      version: rule.version,
      citation: rule.citation,
      verdict: judgeSafely(rule, situation, now),
    }),
  );
  const { zones } = situation;
  const counts = countSafely(situation, now);
  const verdict = findStrictest(reasons);
  if (verdict.kind !== 'defer') return { verdict, reasons, zones, counts };
  const until = findLawfulMinute(
    facts,
    now,
    (moment) => rules.map((rule) => judgeSafely(rule, situation, moment)),
    reasons.map((reason) => reason.verdict),
  );
  if (until !== undefined) return { verdict: { kind: 'defer', until }, reasons, zones, counts };
  const hopeless = makeHopeless();
  return { verdict: hopeless.verdict, reasons: [...reasons, hopeless], zones, counts };
}

/** The first that blocks, or else one that defers, or else an allow. */
function findStrictest(reasons: readonly Reason[]): Verdict {
  const found =
    reasons.find(({ verdict }) => verdict.kind === 'block') ??
    reasons.find(({ verdict }) => verdict.kind === 'defer');
  return found?.verdict ?? { kind: 'allow' };
}

/** A rule that cannot read its facts has not allowed the call: it blocks. */
function judgeSafely(rule: Rule, situation: Situation, now: Date): Verdict {
  try {
    return rule.judge(situation, now);
  } catch {
    return { kind: 'block', liftedBy: 'facts that can be read' };
  }
}

/** Evidence that cannot be read is none; TZ_UNKNOWN then blocks. */
function findZones({ person, phone }: Facts): CandidateZone[] {
  try {
    return findCandidateZones(person, phone.e164);
  } catch {
    return [];
  }
}

/** Facts that cannot be counted are blocked by the rules; they only must not hide the reasons. */
function countSafely(situation: Situation, now: Date): Record<string, number> {
  try {
    return { [situation.facts.debt.id]: countAttempts(situation, now) };
  } catch {
    return {};
  }
}

function makeHopeless(): Reason {
  const liftedBy = `other facts: there is no lawful minute in the next ${horizonDays} days`;
  return {
    code: 'NO_LAWFUL_MINUTE',
    version: 1,
    citation: 'derived',
    verdict: { kind: 'block', liftedBy },
  };
}
