import { describe, expect, it } from 'vitest';
import { createRowReader } from './read-row.ts';
import { debtorOf, readDebtorRow as read } from './testing/debtor-row.ts';
import { mapHeader, now } from './testing/sight.ts';

describe('a row that cannot be used', () => {
  it.each([
    [{ Phone: ' ' }, 'phone_missing', 'Phone', ''],
    [{ Phone: '555-0142' }, 'phone_invalid', 'Phone', '555-0142'],
    [{ Balance: '' }, 'balance_missing', 'Balance', ''],
    [{ Balance: 'lots' }, 'balance_invalid', 'Balance', 'lots'],
    [{ Balance: '€12' }, 'balance_invalid', 'Balance', '€12'],
    [{ 'Original Balance': 'lots' }, 'balance_invalid', 'Original Balance', 'lots'],
    [{ 'Original Balance': '12 CAD' }, 'currency_invalid', 'Original Balance', '12 CAD'],
    [{ Currency: 'XYZ' }, 'currency_invalid', 'Currency', 'XYZ'],
    [{ Currency: 'USD', Balance: '12 CAD' }, 'currency_invalid', 'Currency', 'USD'],
    [{ Phone: '3.12555E+09' }, 'digits_lost', 'Phone', '3.12555E+09'],
    [{ Reference: '1.23457E+11' }, 'digits_lost', 'Reference', '1.23457E+11'],
    [{ Reference: 'A', 'Account Number': '1,2E+15' }, 'digits_lost', 'Account Number', '1,2E+15'],
    [{ Name: '' }, 'name_missing', 'Name', ''],
    [{ Name: '--' }, 'name_missing', 'Name', ''],
    [{ Name: '12' }, 'name_missing', 'Name', '12'],
    [{ State: 'Ontario' }, 'region_invalid', 'State', 'Ontario'],
    [{ Country: 'Atlantis' }, 'region_invalid', 'Country', 'Atlantis'],
    [{ Consent: 'maybe' }, 'consent_invalid', 'Consent', 'maybe'],
    [{ DNC: 'perhaps' }, 'consent_invalid', 'DNC', 'perhaps'],
    [{ Status: 'Blue' }, 'debt_state_invalid', 'Status', 'Blue'],
  ])('because of %j is rejected: %s', (row, reason, column, value) => {
    expect(read(row)).toEqual({ kind: 'rejected', reason, column, value });
  });

  it.each([
    [{ Name: 'x'.repeat(201) }, 'Name'],
    [{ Reference: 'x'.repeat(101) }, 'Reference'],
    [{ Creditor: 'x'.repeat(201) }, 'Creditor'],
    [{ ZIP: 'x'.repeat(21) }, 'ZIP'],
  ])('is too long: %#', (row, column) => {
    expect(read(row)).toMatchObject({ reason: 'value_too_long', column });
  });

  it('is not one with values of just the longest length', () => {
    expect(debtorOf({ Name: 'x'.repeat(200), Reference: 'y'.repeat(100) })).toMatchObject({
      fullName: 'x'.repeat(200),
      externalReference: 'y'.repeat(100),
    });
  });

  const mapping = mapHeader(['Notes', 'Name', 'Phone', 'Balance', 'Email']);
  const readCells = createRowReader(mapping, now);

  it('ends before a column that is needed', () => {
    const cells = ['', 'Jane Doe', '3125550142', '12'];
    expect(readCells(cells).kind).toBe('debtor');
    expect(readCells(cells.slice(0, 3))).toMatchObject({
      reason: 'columns_missing',
      column: 'Balance',
    });
    expect(readCells([''])).toMatchObject({ reason: 'columns_missing', column: 'Name' });
  });

  it('of a workbook has empty cells at its end instead', () => {
    const format = { ...mapping.format, kind: 'workbook' as const, sheet: 'A' };
    const readSheet = createRowReader({ ...mapping, format }, now);
    expect(readSheet(['', 'Jane Doe', '3125550142'])).toMatchObject({ reason: 'balance_missing' });
  });

  it('has slipped by a divider without quotes, even where its last cell is empty', () => {
    const cells = ['', 'Jane Doe', '3125550142', '$1,234.50', ''];
    expect(readCells(cells).kind).toBe('debtor');
    expect(readCells(cells.flatMap((cell) => cell.split(',')))).toEqual({
      kind: 'rejected',
      reason: 'cells_too_many',
      column: null,
      value: '',
    });
  });

  it('of a workbook does not slip, and may be followed by empty cells', () => {
    const format = { ...mapping.format, kind: 'workbook' as const, sheet: 'A' };
    const readSheet = createRowReader({ ...mapping, format }, now);
    const cells = ['', 'Jane Doe', '3125550142', '1234.5', ''];
    expect(readSheet([...cells, '', ' ']).kind).toBe('debtor');
    expect(readSheet([...cells, 'more'])).toMatchObject({
      reason: 'cells_too_many',
      value: 'more',
    });
  });
});
