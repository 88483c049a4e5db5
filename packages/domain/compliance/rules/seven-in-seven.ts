import { listAttempts, listCountedCalls } from '../count-attempts.ts';
import { findCapOpening } from '../find-cap-opening.ts';
import { bindsFrequency } from '../packs/binds-frequency.ts';
import { isExempt } from '../read-frequency-consent.ts';
import type { Rule, Situation } from '../types.ts';
import { allow } from '../verdicts.ts';

const cap = { limit: 7, days: 7 };
const weekLength = 7 * 86_400_000;

/**
 * Seven calls about a debt within seven calendar days, the eighth waits; where the policy is strict, each
 * counts for 7 × 24 hours. Caps of the organization stand beside it.
 */
export const sevenInSeven: Rule = {
  code: 'FREQ_7IN7',
  version: 2,
  citation: '12 CFR 1006.14(b)(2)(i)(A)',
  applies: (situation) =>
    bindsFrequency(situation) ||
    situation.policy.attemptsPerDay !== null ||
    situation.policy.attemptsPerWeek !== null,
  judge: (situation, now) => {
    if (situation.callsAboutDebt.length === 0) return allow;
    const law = findLegalOpening(situation, now);
    const policy = findPolicyOpening(situation, now);
    if (law === undefined && policy === undefined) return allow;
    if (policy === undefined || (law !== undefined && law >= policy)) {
      return { kind: 'defer', until: new Date(law ?? 0) };
    }
    return {
      kind: 'defer',
      until: new Date(policy),
      citation: 'policy: the organization’s own cap',
    };
  },
};

function findLegalOpening(situation: Situation, now: Date): number | undefined {
  if (situation.callsAboutDebt.length < cap.limit || !bindsFrequency(situation)) return undefined;
  const calls = listCountedCalls(situation, now);
  if (calls.length < cap.limit || isExempt(situation, now)) return undefined;
  const opening = findCapOpening(situation, calls, cap, now);
  if (!situation.policy.strict168h) return opening;
  const times = calls.map(({ at }) => at.getTime()).sort((one, other) => other - one);
  const free = (times[cap.limit - 1] ?? Number.NEGATIVE_INFINITY) + weekLength;
  return now.getTime() < free ? Math.max(free, opening ?? free) : opening;
}

function findPolicyOpening(situation: Situation, now: Date): number | undefined {
  const { attemptsPerDay, attemptsPerWeek } = situation.policy;
  if (attemptsPerDay === null && attemptsPerWeek === null) return undefined;
  const calls = listAttempts(situation, now);
  const openings = [
    { limit: attemptsPerDay, days: 1 },
    { limit: attemptsPerWeek, days: 7 },
  ].flatMap(({ limit, days }) => {
    if (limit === null) return [];
    return findCapOpening(situation, calls, { limit, days }, now) ?? [];
  });
  return openings.length === 0 ? undefined : Math.max(...openings);
}
