import { expect, it } from 'vitest';
import { isHeld, readDebtState } from './read-debt-state.ts';

it.each([
  ['Open', 'open'],
  ['ACTIVE', 'open'],
  ['Charged Off', 'open'],
  ['PTP', 'open'],
  ['Vigente', 'open'],
  ['SKIP', 'open'],
  ['30-59 DPD', 'open'],
  ['120+ days past due', 'open'],
  ['Castigado', 'open'],
  ['Paid', 'paid'],
  ['PIF', 'paid'],
  ['Paid in Full', 'paid'],
  ['Settled', 'paid'],
  ['SIF', 'paid'],
  ['Liquidado', 'paid'],
  ['Recalled', 'recalled'],
  ['Returned to client', 'recalled'],
  ['Withdrawn', 'recalled'],
  ['Retirado', 'recalled'],
  ['Closed', 'closed'],
  ['Cancelled', 'closed'],
  ['cerrada', 'closed'],
  ['Disputed', 'disputed'],
  ['En disputa', 'disputed'],
  ['Dispute - written', 'disputed'],
  ['Bankruptcy Ch. 13', 'closed'],
  ['Deceased', 'closed'],
  ['Attorney Rep', 'closed'],
  ['Cease & Desist', 'closed'],
  ['DNC', 'closed'],
])('%j is %s', (text, state) => {
  expect(readDebtState(text)).toBe(state);
});

it.each(['', 'Blue', 'Wrong number', '7'])('%j is no state of a debt', (text) => {
  expect(readDebtState(text)).toBeUndefined();
});

it('nobody is called about a debt that is not open, or of which nothing is owed', () => {
  expect(isHeld('open', 5)).toBe(false);
  expect(isHeld(null, 5)).toBe(false);
  expect(isHeld(null, 0)).toBe(true);
  for (const state of ['paid', 'disputed', 'recalled', 'closed'] as const) {
    expect(isHeld(state, 5)).toBe(true);
  }
});
