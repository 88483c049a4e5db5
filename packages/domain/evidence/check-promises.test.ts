import { describe, expect, it } from 'vitest';
import { checkPromises } from './check-promises.ts';

const promise = {
  id: 'promise',
  debtId: 'debt',
  amountMinor: 5_000,
  currency: 'USD',
  madeAt: '2026-06-10T17:00:00.000Z',
  state: 'kept',
  settledAt: '2026-06-12T10:00:00.000Z',
  cancelledBecause: null,
  callId: 'call',
};
const payment = {
  debtId: 'debt',
  amountMinor: 5_000,
  currency: 'USD',
  paidOn: '2026-06-12',
  reversedAt: null,
};
const stateOf = (promises: unknown, payments: unknown, callId: string | null = 'call') =>
  checkPromises(callId, promises, payments).map(({ state }) => state);

describe('promises in a pack', () => {
  it('are right where they stand as they were settled, and payments cover those that were kept', () => {
    expect(stateOf([promise], [payment])).toEqual(['right']);
    const halves = [2_000, 3_000].map((amountMinor) => ({ ...payment, amountMinor }));
    expect(stateOf([promise], halves)).toEqual(['right']);
    const open = { ...promise, state: 'open', settledAt: null };
    expect(stateOf([open], [])).toEqual(['right']);
    const cancelled = { ...promise, state: 'cancelled', cancelledBecause: 'asked' };
    expect(stateOf([cancelled], [])).toEqual(['right']);
    expect(stateOf([], [])).toEqual(['right']);
  });

  it.each([
    ['too little', { amountMinor: 4_999 }],
    ['taken back', { reversedAt: '2026-06-13T10:00:00.000Z' }],
    ['from before it was made', { paidOn: '2026-06-09' }],
    ['in another currency', { currency: 'EUR' }],
  ])('that were kept are only said to be so by a payment that is %s', (_, change) => {
    expect(stateOf([promise], [{ ...payment, ...change }])).toEqual(['right', 'unchecked']);
  });

  it.each([
    ['kept and never settled', { settledAt: null }],
    ['open and settled', { state: 'open' }],
    ['kept and cancelled', { cancelledBecause: 'asked' }],
    ['cancelled without a reason', { state: 'cancelled' }],
    ['of another call', { callId: 'other' }],
    ['of no known state', { state: 'paid' }],
    ['of no amount', { amountMinor: 0 }],
  ])('are wrong where one is %s', (_, change) => {
    expect(stateOf([{ ...promise, ...change }], [payment])).toEqual(['wrong']);
  });

  it('are wrong beside payments of other debts, or none that can be read', () => {
    expect(stateOf([promise], [payment, { ...payment, debtId: 'other' }])).toEqual(['wrong']);
    expect(stateOf([promise], undefined)).toEqual(['wrong']);
    expect(stateOf({}, [payment])).toEqual(['wrong']);
  });

  it('of a person are of any call, or of none', () => {
    const byHand = { ...promise, callId: null };
    const other = { ...payment, debtId: 'other' };
    expect(stateOf([promise, byHand], [payment, other], null)).toEqual(['right']);
  });

  it('are missing without fault in a pack from before there were any', () => {
    expect(stateOf(undefined, undefined)).toEqual([]);
  });
});
