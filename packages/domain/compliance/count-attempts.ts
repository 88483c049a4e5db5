import { localTime, momentOf } from '../zones/convert-time.ts';
import { listBinding, readTime } from './read-facts.ts';
import { leaveOutExempt } from './read-frequency-consent.ts';
import type { Facts, PastCallFact, Situation } from './types.ts';

const dayLength = 86_400_000;
const weekLength = 7 * dayLength;
/** Without a place no call is allowed; the number is then for information only. */
const nowhere = [{ zone: 'UTC' }];

/** A call that did not connect to the dialled number is left out: 12 CFR 1006.14(b)(3)(ii). */
export function isConnected({ outcome }: PastCallFact): boolean {
  return outcome !== 'busy' && outcome !== 'not_in_service';
}

/**
 * Calls and talks about the debt, over all numbers and campaigns. What was said to a number that turned
 * out to be somebody else's was not said to this person (12 CFR 1006 cmt 14(b)(2)(i)-3). A call dated
 * later than the moment counts too: clocks differ.
 */
export function listCallsAboutDebt(
  { facts, callsAboutDebt }: Situation,
  moment: Date,
): readonly PastCallFact[] {
  if (callsAboutDebt.length === 0) return callsAboutDebt;
  return leaveOutWrong(callsAboutDebt, facts, moment);
}

/** The same over all debts of the person, for laws that count whom is called and not what for. */
export function listCallsOfPerson({ facts }: Situation, moment: Date): readonly PastCallFact[] {
  const own = facts.history.filter(({ personId }) => personId === facts.person.id);
  return leaveOutWrong(own, facts, moment);
}

function leaveOutWrong(
  calls: readonly PastCallFact[],
  facts: Facts,
  moment: Date,
): readonly PastCallFact[] {
  const wrong = listBinding(facts, 'wrong_number', moment);
  if (wrong.length === 0) return calls;
  return calls.filter((call) => !wrong.some(({ phone }) => phone === call.phone));
}

/** Those that count as attempts: we placed them, and they may have rung. */
export function listAttempts(situation: Situation, moment: Date): readonly PastCallFact[] {
  return listCallsAboutDebt(situation, moment).filter(
    (call) => call.direction === 'outbound' && isConnected(call),
  );
}

/** The attempts that count against Regulation F's seven: those made by direct consent do not. */
export function listCountedCalls(situation: Situation, moment: Date): readonly PastCallFact[] {
  return leaveOutExempt(situation, listAttempts(situation, moment));
}

/**
 * In the seven calendar days that end with today, in the zone where it is most; where the policy is
 * strict, in 7 × 24 hours.
 */
export function countAttempts(situation: Situation, moment: Date): number {
  const calls = listCountedCalls(situation, moment);
  if (calls.length === 0) return 0;
  const { policy } = situation;
  const most = countInSevenDays(situation.zones, calls, moment);
  if (!policy.strict168h) return most;
  const since = moment.getTime() - weekLength;
  return Math.max(most, calls.filter(({ at }) => at.getTime() > since).length);
}

/** Wherever somebody is, the day with which they begin began between five and nine days ago. */
const [surelyWithin, surelyBefore] = [5 * dayLength, 9 * dayLength];

/** Of a call that is neither new nor old, the calendar of each zone tells. */
function countInSevenDays(
  zones: Situation['zones'],
  calls: readonly PastCallFact[],
  moment: Date,
): number {
  const now = moment.getTime();
  let certain = 0;
  let doubtful: number[] | undefined;
  for (const { at } of calls) {
    const time = readTime(at);
    if (now - time < surelyWithin) certain += 1;
    else if (now - time < surelyBefore) {
      doubtful ??= [];
      doubtful.push(time);
    }
  }
  if (doubtful === undefined) return certain;
  let most = 0;
  for (const { zone } of zones.length === 0 ? nowhere : zones) {
    const first = momentOf(zone, localTime(zone, moment).day - 6, 0).getTime();
    let count = 0;
    for (const time of doubtful) if (time >= first) count += 1;
    most = Math.max(most, count);
  }
  return certain + most;
}
