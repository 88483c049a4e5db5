import { readDay } from '../compliance/calendar-day.ts';

/** A promise that nobody cancelled. */
export interface StandingPromise {
  id: string;
  /** Those that were made together: one that is missed ends the rest. */
  planId: string;
  amountMinor: number;
  dueOn: string;
  /** The first day, in any zone, on which it was made. */
  madeOn: string;
}

export type StandingState = 'open' | 'kept' | 'broken';

export interface ReceivedPayment {
  amountMinor: number;
  paidOn: string;
}

/** The last day on which a payment keeps the promise. */
export const lastDayOf = (dueOn: string, graceDays: number): number => readDay(dueOn) + graceDays;

/** The first that is due comes first; the id settles what else is equal, so that the order is always the same. */
const inOrder = (one: StandingPromise, other: StandingPromise): number =>
  one.dueOn.localeCompare(other.dueOn) || one.id.localeCompare(other.id);

/** How much of each promise is covered. Each payment goes to the first one due that it is in time for. */
function spendPayments(
  promises: readonly StandingPromise[],
  payments: readonly ReceivedPayment[],
  graceDays: number,
): Map<string, number> {
  const covered = new Map<string, number>();
  const sorted = payments.toSorted((one, other) => one.paidOn.localeCompare(other.paidOn));
  for (const { amountMinor, paidOn } of sorted) {
    let left = amountMinor;
    const day = readDay(paidOn);
    for (const { id, amountMinor: promised, dueOn, madeOn } of promises) {
      if (left === 0) break;
      // What came in before it was promised was no part of the promise.
      if (day < readDay(madeOn) || day > lastDayOf(dueOn, graceDays)) continue;
      const spent = Math.min(left, promised - (covered.get(id) ?? 0));
      covered.set(id, (covered.get(id) ?? 0) + spent);
      left -= spent;
    }
  }
  return covered;
}

/**
 * How the promises about one debt stand, by all payments that it received. `today` is the day that has begun
 * everywhere: nobody's promise is broken while it is still its last day where they may be. The answer follows
 * from all payments together, so that one that is entered late or taken back is the same as if it had always been so.
 */
export function settlePromises(
  promises: readonly StandingPromise[],
  payments: readonly ReceivedPayment[],
  { graceDays, today }: { graceDays: number; today: string },
): Map<string, StandingState> {
  const sorted = promises.toSorted(inOrder);
  const covered = spendPayments(sorted, payments, graceDays);
  const brokenPlans = new Set<string>();
  const states = new Map<string, StandingState>();
  for (const { id, planId, amountMinor, dueOn } of sorted) {
    const isKept = (covered.get(id) ?? 0) >= amountMinor;
    const isOver = readDay(today) > lastDayOf(dueOn, graceDays);
    const isBroken = !isKept && (isOver || brokenPlans.has(planId));
    if (isBroken) brokenPlans.add(planId);
    states.set(id, isKept ? 'kept' : isBroken ? 'broken' : 'open');
  }
  return states;
}
