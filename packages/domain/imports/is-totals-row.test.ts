import { describe, expect, it } from 'vitest';
import { isTotalsRow } from './is-totals-row.ts';
import { debtorOf, readDebtorRow } from './testing/debtor-row.ts';

describe('a line of totals', () => {
  it.each([
    [['TOTAL 1,234 rows']],
    [['TOTAL 1', '234 rows']],
    [['TOTAL', '', '', '98,000.00']],
    [['', 'Grand Total:', '$98,000.00 USD']],
    [['Total records: 12', 'Total balance: $98.00']],
    [['Record count', '1234']],
    [['1,234 rows']],
    [['Total general', '98.000,00']],
    [['Total de registros', '12']],
    [['*** END OF REPORT ***', '']],
    [['Fin del archivo']],
  ])('is recognised: %j', (cells) => {
    expect(isTotalsRow(cells)).toBe(true);
  });

  it.each([
    [['']],
    [['1234', '98.00']],
    [['Total Wireless', '98.00']],
    [['Account 5', 'Balance']],
    [['Jane Total', '12']],
    [['Due, Rose', '98.00']],
  ])('is not %j', (cells) => {
    expect(isTotalsRow(cells)).toBe(false);
  });

  it('becomes no person, though nothing is owed and it has a reference', () => {
    const row = { Reference: 'TOTAL', Name: '1,234 rows', Phone: '', Balance: '0.00' };
    expect(readDebtorRow(row)).toEqual({
      kind: 'rejected',
      reason: 'totals_row',
      column: null,
      value: '1,234 rows',
    });
  });

  it('is none where the row has a phone', () => {
    expect(debtorOf({ Name: 'Total Count' }).fullName).toBe('Total Count');
  });
});
