import { describe, expect, it } from 'vitest';
import { debtorOf, readDebtorRow as read, warningsOf } from './testing/debtor-row.ts';
import { readBy } from './testing/sight.ts';

describe('debts', () => {
  const two = { Reference: 'P1', 'Balance 2': '80', 'Account 1': 'A', 'Account 2': 'B' };

  it('of several columns are all kept; what is said once holds for each', () => {
    expect(
      debtorOf({ ...two, Creditor: 'First Bank', Currency: 'CAD', Balance: '12' }).debts,
    ).toMatchObject([
      { reference: 'A', balanceMinor: 1200, creditor: 'First Bank', currency: 'CAD' },
      { reference: 'B', balanceMinor: 8000, creditor: 'First Bank', currency: 'CAD' },
    ]);
  });

  it('without a reference of their own get one from the person', () => {
    const { debts } = debtorOf({ Reference: 'P1', 'Balance 2': '80' });
    expect(debts.map(({ reference }) => reference)).toEqual([null, 'P1-2']);
    const second = debtorOf({ Reference: 'P1', Balance: '', 'Balance 2': '80' }).debts;
    expect(second.map(({ reference }) => reference)).toEqual(['P1-2']);
  });

  it('that are not there are no debts', () => {
    expect(debtorOf({ ...two, 'Balance 2': '', 'Account 2': '' }).debts).toHaveLength(1);
    expect(debtorOf({ ...two, Balance: '', 'Account 1': '' }).debts).toMatchObject([
      { reference: 'B' },
    ]);
  });

  it('under one reference are one where they say the same, and contradict each other else', () => {
    expect(debtorOf({ ...two, Balance: '80', 'Account 1': 'B' }).debts).toHaveLength(1);
    expect(read({ ...two, 'Account 1': 'B' })).toMatchObject({ reason: 'debt_contradicts' });
  });

  it('name a currency by code in the amount, or by a sign of their own', () => {
    expect(debtorOf({ Balance: '12 CAD' }).debts).toMatchObject([
      { balanceMinor: 1200, currency: 'CAD' },
    ]);
    expect(debtorOf({ Currency: '$' }).debts).toMatchObject([{ currency: 'USD' }]);
  });

  it('are read by the mark of the file', () => {
    expect(debtorOf({ Balance: '1.234,50' }, { decimalMark: 'comma' }).debts).toMatchObject([
      { balanceMinor: 123450 },
    ]);
    expect(read({ Balance: '1.234' }, { decimalMark: 'either' })).toMatchObject({
      reason: 'balance_ambiguous',
      column: 'Balance',
      value: '1.234',
    });
  });

  it.each(['-12.50', '(12.50)', '12.50 CR', '12,50-', '$(1,234)'])(
    'that are a credit are nothing owed, and say so: %s',
    (balance) => {
      expect(debtorOf({ Balance: balance }).debts).toMatchObject([
        { balanceMinor: 0, currency: 'USD', state: null },
      ]);
      expect(warningsOf({ Balance: balance })).toEqual([['balance_credit', 'Balance', balance]]);
    },
  );

  it('that are a credit need no phone where the person is known', () => {
    const row = { Reference: 'A-1', Phone: '', Balance: '-5.00' };
    expect(debtorOf(row)).toMatchObject({ phones: [], debts: [{ balanceMinor: 0 }] });
  });

  it('keep the currency of a credit, and are silent about nothing', () => {
    expect(debtorOf({ Balance: '12 CAD-' }).debts).toMatchObject([{ currency: 'CAD' }]);
    expect(read({ Currency: 'USD', Balance: '(12 CAD)' })).toMatchObject({
      reason: 'currency_invalid',
    });
    expect(warningsOf({ Balance: '-0.00' })).toEqual([]);
  });

  it('lose an original amount that is a credit, and say so', () => {
    const row = { 'Original Balance': '(80.00)' };
    expect(debtorOf(row).debts).toMatchObject([{ balanceMinor: 123450, originalMinor: null }]);
    expect(warningsOf(row)).toEqual([['original_amount_ignored', 'Original Balance', '(80.00)']]);
  });

  it('lose a date that cannot be read, and say so', () => {
    expect(debtorOf({ 'Due Date': '31/12/2025' }).debts).toMatchObject([{ dueOn: null }]);
    expect(warningsOf({ 'Due Date': '31/12/2025' })).toEqual([
      ['date_ignored', 'Due Date', '31/12/2025'],
    ]);
  });
});

describe('a row of somebody who is not to be called', () => {
  const known = { Reference: 'A-1', Phone: '', Status: 'Recalled' };

  it.each([
    [{ ...known, Balance: '' }],
    [{ ...known, Balance: '(12.00)' }],
    [{ ...known, Status: 'PIF', Balance: '0' }],
    [{ ...known, Status: '', Balance: '0.00' }],
    [{ ...known, Status: 'Disputed' }],
    [{ ...known, Status: 'Disputed', Balance: '' }],
    [{ ...known, Status: 'Deceased', Balance: 'unknown' }],
    [{ ...known, Status: 'Bankruptcy' }],
    [{ ...known, Phone: 'none' }],
    [{ ...known, Phone: '123' }],
  ])('needs no phone where its reference is known: %j', (row) => {
    expect(debtorOf(row)).toMatchObject({ externalReference: 'A-1', phones: [] });
  });

  it('tells what was wrong with the phone', () => {
    expect(warningsOf({ ...known, Phone: '123' })).toEqual([
      ['extra_phone_invalid', 'Phone', '123'],
    ]);
  });

  it('needs neither phone nor balance where it says not to call', () => {
    expect(debtorOf({ Reference: 'A-1', Phone: '', Balance: '', DNC: 'x' })).toMatchObject({
      phones: [],
      debts: [],
      doNotCall: true,
      consent: false,
    });
  });

  it.each([
    [{ Phone: '', Status: 'Recalled' }, 'phone_missing'],
    [{ ...known, Status: 'Open' }, 'phone_missing'],
    [{ ...known, Status: '' }, 'phone_missing'],
    [{ Phone: '', DNC: 'yes' }, 'phone_missing'],
    [{ Reference: 'A-1', Balance: '', DNC: 'no' }, 'balance_missing'],
  ])('is not one without reference or reason: %j', (row, reason) => {
    expect(read(row)).toMatchObject({ kind: 'rejected', reason });
  });

  it('is known by reference and state in a file that tells no more', () => {
    expect(readBy({ Name: 'Jane Doe', 'Account Number': 'A-1', Status: 'Recalled' })).toMatchObject(
      {
        debtor: {
          externalReference: 'A-1',
          phones: [],
          debts: [{ state: 'recalled', balanceMinor: 0 }],
        },
      },
    );
  });
});
