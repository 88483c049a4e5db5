import { listCountedCalls } from './count-attempts.ts';
import { findAttemptLimit } from './find-attempt-limit.ts';
import { findCapOpening } from './find-cap-opening.ts';
import { makeSituation } from './make-situation.ts';
import type { Policy } from './policy.ts';
import type { Facts } from './types.ts';

const weekDays = 7;

/**
 * Until when somebody has at most one attempt left on the debt before the strictest limit on attempts in seven days;
 * null where there are more, or nothing limits them. For people to read; the rules judge each limit by itself.
 */
export function findNearLimit(facts: Facts, policy: Policy, now: Date): Date | null {
  const situation = makeSituation(facts, policy, now);
  const limit = findAttemptLimit(situation, now);
  if (limit === null) return null;
  // With a limit of one, nobody is near it before they were called.
  const near = Math.max(limit - 1, 1);
  const calls = listCountedCalls(situation, now);
  const opening = findCapOpening(situation, calls, { limit: near, days: weekDays }, now);
  return opening === undefined ? null : new Date(opening);
}
