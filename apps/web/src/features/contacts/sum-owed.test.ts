import { expect, it } from 'vitest';
import { sumOwed } from './sum-owed.ts';
import { createContact, createRestriction } from './testing/create-contact.ts';

const [debt] = createContact().debts;
if (debt === undefined) throw new Error('the contact has no debt');
const owe = (id: string, amountMinor: number, currency = 'USD', state = 'open') => ({
  ...debt,
  id,
  state,
  balance: { amountMinor, currency },
});

it('what is owed is summed up by currency, without what is paid or closed', () => {
  const debts = [
    owe('d1', 100),
    owe('d2', 50),
    owe('d3', 70, 'GBP'),
    owe('d4', 900, 'USD', 'closed'),
  ];
  const restrictions = [createRestriction({ kind: 'paid', debtId: 'd2' })];
  expect(sumOwed({ debts, restrictions })).toEqual([
    { currency: 'USD', amountMinor: 100 },
    { currency: 'GBP', amountMinor: 70 },
  ]);
});

it('nothing is owed, in its currency, once everything is paid', () => {
  const restrictions = [createRestriction({ kind: 'paid', debtId: null })];
  expect(sumOwed({ debts: [owe('d1', 100)], restrictions })).toEqual([
    { currency: 'USD', amountMinor: 0 },
  ]);
  expect(sumOwed({ debts: [], restrictions })).toEqual([]);
});
