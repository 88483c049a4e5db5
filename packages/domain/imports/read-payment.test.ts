import { describe, expect, it } from 'vitest';
import { readBy } from './testing/sight.ts';

const whole = { 'Account Number': 'A1', 'Payment Amount': '50.00', 'Payment Date': '6/9/2026' };
const read = (row: Readonly<Record<string, string>> = {}) =>
  readBy({ ...whole, ...row }, 'payments');

describe('a row of a file of payments', () => {
  it('tells for which debt how much came in, and when', () => {
    expect(read({ 'Transaction ID': 'T1' })).toMatchObject({
      kind: 'payment',
      payment: {
        amountMinor: 5_000,
        currency: 'USD',
        paidOn: '2026-06-09',
        payerReference: 'T1',
        isReversal: false,
      },
      warnings: [],
    });
  });

  it.each([
    [{ 'Payment Amount': '-50.00' }, true],
    [{ 'Payment Amount': '(50.00)' }, true],
    [{ Reversal: 'NSF' }, true],
    [{ Reversal: 'devuelto' }, true],
    [{ Reversal: 'no' }, false],
  ])('with %j is a reversal: %s', (change, isReversal) => {
    expect(read(change)).toMatchObject({ payment: { amountMinor: 5_000, isReversal } });
  });

  it.each([
    [{ 'Payment Amount': '' }, 'amount_missing'],
    [{ 'Payment Amount': '0' }, 'amount_invalid'],
    [{ 'Payment Amount': 'much' }, 'amount_invalid'],
    [{ 'Payment Date': '' }, 'moment_missing'],
    [{ 'Payment Date': 'soon' }, 'date_invalid'],
    [{ 'Payment Date': '6/20/2026' }, 'moment_in_future'],
    [{ 'Account Number': '' }, 'debt_reference_missing'],
    [{ Reversal: 'perhaps' }, 'reversal_invalid'],
    [{ 'Transaction ID': '4111 1111 1111 1111' }, 'card_number'],
    [{ 'Transaction ID': '1.23E+10' }, 'digits_lost'],
  ])('with %j is rejected: %s', (change, reason) => {
    expect(read(change)).toMatchObject({ kind: 'rejected', reason });
  });

  it('does not repeat a card number that somebody wrote into it', () => {
    expect(JSON.stringify(read({ 'Transaction ID': '4111111111111111' }))).not.toContain('4111');
  });
});
