import { describe, expect, it } from 'vitest';
import { findStanding, type StandingRecord } from './find-standing.ts';

const debt = { id: 'a', state: 'open', balanceMinor: 12_000 };
const record = (changes: Partial<StandingRecord>): StandingRecord => ({
  kind: 'paid',
  debtId: 'a',
  liftedAt: null,
  ...changes,
});

describe('the standing of a debt', () => {
  it.each([
    ['as the file says, where nothing is recorded', [], 'open', 12_000],
    ['paid, and nothing owed, where a payment is recorded', [record({})], 'paid', 0],
    ['paid, where all debts are', [record({ debtId: null })], 'paid', 0],
    ['disputed, and still owed', [record({ kind: 'dispute_open' })], 'disputed', 12_000],
    ['paid before disputed', [record({ kind: 'dispute_open' }), record({})], 'paid', 0],
    ['unchanged by a record of another debt', [record({ debtId: 'b' })], 'open', 12_000],
    ['unchanged by a record that was lifted', [record({ liftedAt: '2026-03-01' })], 'open', 12_000],
    ['unchanged by a record of the person', [record({ kind: 'deceased' })], 'open', 12_000],
  ])('is %s', (_what, records, state, owedMinor) => {
    expect(findStanding(debt, records)).toEqual({ state, owedMinor });
  });

  it.each(['paid', 'recalled', 'closed'])('%s stays so, disputed or not', (state) => {
    const ended = { ...debt, state };
    expect(findStanding(ended, [record({ kind: 'dispute_open' })])).toEqual({
      state,
      owedMinor: 0,
    });
  });
});
