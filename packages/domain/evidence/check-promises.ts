import { type Finding, right, wrong } from './finding.ts';
import { isFields } from './read-pack.ts';

/** A promise to pay, as a pack shows it. */
interface ShownPromise {
  id: string;
  debtId: string;
  amountMinor: number;
  currency: string;
  madeAt: string;
  state: 'open' | 'kept' | 'broken' | 'cancelled';
  settledAt: string | null;
  cancelledBecause: string | null;
  callId: string | null;
}

/** What came in for a debt, as a pack shows it. */
interface ShownPayment {
  debtId: string;
  amountMinor: number;
  currency: string;
  paidOn: string;
  reversedAt: string | null;
}

const states: readonly unknown[] = ['open', 'kept', 'broken', 'cancelled'];
const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown): boolean => value === null || isText(value);
const isAmount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0;

const isPromise = (value: unknown): value is ShownPromise =>
  isFields(value) &&
  [value.id, value.debtId, value.currency, value.madeAt].every(isText) &&
  isAmount(value.amountMinor) &&
  states.includes(value.state) &&
  [value.settledAt, value.cancelledBecause, value.callId].every(isTextOrNull);

const isPayment = (value: unknown): value is ShownPayment =>
  isFields(value) &&
  [value.debtId, value.currency, value.paidOn].every(isText) &&
  isAmount(value.amountMinor) &&
  isTextOrNull(value.reversedAt);

const what = 'section promises';
/** The day on which something happened where days begin last: nobody's payment of the same day is left out. */
const firstDayOf = (at: string): string =>
  new Date(Date.parse(at) - 12 * 3_600_000).toISOString().slice(0, 10);

/** How it stands agrees with when it was settled and why. */
const isSettledAsSaid = ({ state, settledAt, cancelledBecause }: ShownPromise): boolean =>
  (state === 'open') === (settledAt === null) &&
  (state === 'cancelled') === (cancelledBecause !== null);

/** Whether as much came in since it was made as was promised. */
function isCovered(promise: ShownPromise, payments: readonly ShownPayment[]): boolean {
  const since = firstDayOf(promise.madeAt);
  const received = payments
    .filter(
      ({ debtId, currency, paidOn, reversedAt }) =>
        reversedAt === null &&
        debtId === promise.debtId &&
        currency === promise.currency &&
        paidOn >= since,
    )
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return received >= promise.amountMinor;
}

/**
 * Whether promises are of their call, or of a person where no call is named, stand as they were settled, and
 * were kept by what came in. A debt may be paid otherwise than by payments that were recorded, so that a kept promise
 * without them is only said to be so.
 */
export function checkPromises(
  callId: unknown,
  promises: unknown,
  payments: unknown,
): readonly Finding[] {
  // A pack of a release that had none.
  if (promises === undefined) return [];
  if (!Array.isArray(promises) || !promises.every(isPromise)) {
    return [wrong(what, 'cannot be read')];
  }
  if (!Array.isArray(payments) || !payments.every(isPayment)) {
    return [wrong('section payments', 'cannot be read')];
  }
  const ofCall = callId === null ? promises : promises.filter((one) => one.callId === callId);
  if (ofCall.length < promises.length) return [wrong(what, 'is about another call')];
  const debtIds = new Set(promises.map(({ debtId }) => debtId));
  if (callId !== null && payments.some(({ debtId }) => !debtIds.has(debtId))) {
    return [wrong('section payments', 'is about another debt')];
  }
  const broken = promises.filter((promise) => !isSettledAsSaid(promise));
  if (broken.length > 0) {
    return broken.map(({ id }) => wrong(what, `says two things of how the promise ${id} stands`));
  }
  const uncovered = promises.filter((one) => one.state === 'kept' && !isCovered(one, payments));
  return [
    right(what, `says how each of ${promises.length} promises stands`),
    ...uncovered.map(
      ({ id }): Finding => ({
        state: 'unchecked',
        what,
        detail: `says that the promise ${id} was kept, and the payments here do not cover it: the debt was paid otherwise`,
      }),
    ),
  ];
}
