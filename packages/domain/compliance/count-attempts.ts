import { localTime } from '../zones/convert-time.ts';
import { isAboutDebt, listBinding, readTime } from './read-facts.ts';
import type { Facts, PastCallFact, Situation } from './types.ts';

/** A call that did not connect to the dialled number is left out: 12 CFR 1006.14(b)(3)(ii). */
const unconnected: readonly PastCallFact['outcome'][] = ['busy', 'not_in_service'];

/**
 * The calls that count against the seven for the person and debt, over all numbers and campaigns. Calls to
 * a number that turned out to be somebody else's were not calls to this person
 * (12 CFR 1006 cmt 14(b)(2)(i)-3). A call dated later than the moment counts too: clocks differ.
 */
export function listCountedCalls(facts: Facts, moment: Date): PastCallFact[] {
  const wrongNumbers = listBinding(facts, 'wrong_number', moment).map(({ phone }) => phone);
  return facts.history.filter((call) => {
    readTime(call.at);
    return (
      isAboutDebt(call, facts) &&
      call.direction !== 'inbound' &&
      !unconnected.includes(call.outcome) &&
      !wrongNumbers.includes(call.phone)
    );
  });
}

/** In the seven calendar days that end with today; with several zones, where it is most. */
export function countAttempts({ facts, zones }: Situation, moment: Date): number {
  const calls = listCountedCalls(facts, moment);
  if (calls.length === 0) return 0;
  // Without a place no call is allowed; the number is then for information only.
  const names = zones.length === 0 ? ['UTC'] : zones.map(({ zone }) => zone);
  return Math.max(
    ...names.map((zone) => {
      const today = localTime(zone, moment).day;
      return calls.filter(({ at }) => localTime(zone, at).day > today - 7).length;
    }),
  );
}
