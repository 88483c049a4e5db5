import { isInForce } from './find-cap-opening.ts';
import { bindsFrequency } from './packs/binds-frequency.ts';
import type { Cap } from './packs/pack.ts';
import type { Situation } from './types.ts';

/** 12 CFR 1006.14(b)(2)(i)(A) */
const federalLimit = 7;
const weekDays = 7;

/**
 * How many attempts on one debt there may be in seven days, by the strictest of what binds: Regulation F,
 * the caps of the place, the organization's own. Null: nothing limits them. For people to read; the
 * rules judge each cap by itself.
 */
export function findAttemptLimit(situation: Situation, now: Date): number | null {
  const { policy, caps } = situation;
  const limits = caps
    .filter((cap) => isAttemptCap(cap) && isInForce(cap, situation, now))
    .map(({ limit }) => limit);
  if (bindsFrequency(situation)) limits.push(federalLimit);
  if (policy.attemptsPerWeek !== null) limits.push(policy.attemptsPerWeek);
  return limits.length === 0 ? null : Math.min(...limits);
}

function isAttemptCap({ days, counts, at, afterContactDays }: Cap): boolean {
  const isAlways = at === 'anywhere' && afterContactDays === undefined;
  return isAlways && days === weekDays && counts === 'attempts';
}
