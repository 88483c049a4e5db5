import { localTime } from '../zones/convert-time.ts';
import { isAboutDebt, listBinding, readTime } from './read-facts.ts';
import { leaveOutExempt } from './read-frequency-consent.ts';
import type { Facts, PastCallFact, Situation } from './types.ts';

const weekLength = 7 * 86_400_000;
const none: readonly PastCallFact[] = [];

/** A call that did not connect to the dialled number is left out: 12 CFR 1006.14(b)(3)(ii). */
export function isConnected({ outcome }: PastCallFact): boolean {
  return outcome !== 'busy' && outcome !== 'not_in_service';
}

/**
 * Calls and talks about the debt, over all numbers and campaigns. What was said to a number that turned
 * out to be somebody else's was not said to this person (12 CFR 1006 cmt 14(b)(2)(i)-3). A call dated
 * later than the moment counts too: clocks differ.
 */
export function listCallsAboutDebt(facts: Facts, moment: Date): readonly PastCallFact[] {
  if (facts.history.length === 0) return none;
  const wrong = listBinding(facts, 'wrong_number', moment);
  return facts.history.filter((call) => {
    readTime(call.at);
    return isAboutDebt(call, facts) && !wrong.some(({ phone }) => phone === call.phone);
  });
}

/** Those that count as attempts: we placed them, and they may have rung. */
export function listAttempts(facts: Facts, moment: Date): readonly PastCallFact[] {
  return listCallsAboutDebt(facts, moment).filter(
    (call) => call.direction === 'outbound' && isConnected(call),
  );
}

/** The attempts that count against Regulation F's seven: those made by direct consent do not. */
export function listCountedCalls(situation: Situation, moment: Date): readonly PastCallFact[] {
  if (situation.facts.history.length === 0) return none;
  return leaveOutExempt(situation, listAttempts(situation.facts, moment));
}

/**
 * In the seven calendar days that end with today, in the zone where it is most; where the policy is
 * strict, in 7 × 24 hours.
 */
export function countAttempts(situation: Situation, moment: Date): number {
  const calls = listCountedCalls(situation, moment);
  if (calls.length === 0) return 0;
  const { zones, policy } = situation;
  // Without a place no call is allowed; the number is then for information only.
  const names = zones.length === 0 ? ['UTC'] : zones.map(({ zone }) => zone);
  const counts = names.map((zone) => {
    const today = localTime(zone, moment).day;
    return calls.filter(({ at }) => localTime(zone, at).day > today - 7).length;
  });
  if (policy.strict168h) {
    const since = moment.getTime() - weekLength;
    counts.push(calls.filter(({ at }) => at.getTime() > since).length);
  }
  return Math.max(...counts);
}
