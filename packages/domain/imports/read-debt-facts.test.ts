import { describe, expect, it } from 'vitest';
import {
  readDebtKind,
  readPersonRole,
  readServiceMember,
  readTimeBarred,
} from './read-debt-facts.ts';
import { debtorOf, readDebtorRow, warningsOf } from './testing/debtor-row.ts';
import { namesTimeBarred } from './time-barred-words.ts';

const debtOf = (row: Readonly<Record<string, string>>) => debtorOf(row).debts[0];

describe('the words of a file', () => {
  it.each([
    ['Medical', 'medical'],
    ['HOSPITAL', 'medical'],
    ['Hospital - Emergency Room', 'medical'],
    ['Credit card (medical)', 'medical'],
    ['Deuda médica', 'medical'],
    ['Student Loan', 'student'],
    ['Tuition', 'student'],
    ['Préstamo estudiantil', 'student'],
    ['Residential lease', 'rent'],
    ['Rent', 'rent'],
    ['Alquiler', 'rent'],
    ['Credit Card', 'other'],
    ['Auto', 'other'],
    ['Other', 'other'],
  ])('a debt of kind %j is %s', (text, kind) => {
    expect(readDebtKind(text)).toBe(kind);
  });

  it.each(['Current', 'Parent', 'B-12', ''])('%j is no kind of a debt', (text) => {
    expect(readDebtKind(text)).toBeUndefined();
  });

  it.each([
    ['Debtor', 'debtor'],
    ['PRIMARY', 'debtor'],
    ['Titular', 'debtor'],
    ['Co-Signer', 'co_debtor'],
    ['Joint', 'co_debtor'],
    ['Guarantor', 'co_debtor'],
    ['Aval', 'co_debtor'],
    ['Spouse', 'spouse'],
    ['Cónyuge', 'spouse'],
    ['Parent/Guardian', 'guardian'],
    ['Tutor legal', 'guardian'],
    ['Executor', 'representative'],
    ['Personal Representative', 'representative'],
    ['Albacea', 'representative'],
    ['Reference', 'other'],
    ['Authorized user', 'other'],
    ['Familiar', 'other'],
  ])('%j is to the debt its %s', (text, role) => {
    expect(readPersonRole(text)).toBe(role);
  });

  it.each([
    ['Y', true],
    ['x', true],
    ['SOL expired', true],
    ['Out of Statute', true],
    ['Time-barred', true],
    ['Prescrita', true],
    ['No', false],
    ['Within SOL', false],
    ['No prescrita', false],
    ['3/4/2026', undefined],
    ['maybe', undefined],
  ])('%j says of a debt being time-barred: %s', (text, isTimeBarred) => {
    expect(readTimeBarred(text)).toBe(isTimeBarred);
  });

  it.each([
    ['Yes', true],
    ['Active Duty', true],
    ['SCRA', true],
    ['National Guard', true],
    ['Servicio activo', true],
    ['0', false],
    ['Civilian', false],
    ['Not active', false],
    ['Veteran', false],
    ['SCRA pending', undefined],
  ])('%j says of serving in the military: %s', (text, isServing) => {
    expect(readServiceMember(text)).toBe(isServing);
  });
});

describe('a row', () => {
  it('tells what a debt is, who the person is to it and when it was first talked about', () => {
    const row = {
      'Debt Type': 'Hospital',
      'SOL Expired': 'Y',
      'Relationship to Debtor': 'Parent',
      'First Communication Date': '5/1/2026',
      SCRA: 'Y',
    };
    expect(debtOf(row)).toMatchObject({
      kind: 'medical',
      isTimeBarred: true,
      role: 'guardian',
      firstContactOn: '2026-05-01',
    });
    expect(debtorOf(row).isServiceMember).toBe(true);
    expect(warningsOf(row)).toEqual([]);
  });

  it('is kept without what cannot be read, and says in which cell that stands', () => {
    const row = {
      'Debt Type': 'B-12',
      'SOL Expired': 'soon',
      Role: 'Blue',
      'First Contact Date': 'some day',
      SCRA: 'see file',
    };
    expect(debtOf(row)).toMatchObject({
      kind: null,
      isTimeBarred: null,
      role: null,
      firstContactOn: null,
    });
    expect(warningsOf(row)).toEqual([
      ['date_ignored', 'First Contact Date', 'some day'],
      ['debt_kind_unknown', 'Debt Type', 'B-12'],
      ['time_barred_unknown', 'SOL Expired', 'soon'],
      ['person_role_unknown', 'Role', 'Blue'],
      ['service_member_unknown', 'SCRA', 'see file'],
    ]);
  });

  it('of a first contact that is still to come tells of none', () => {
    expect(debtOf({ 'First Contact Date': '6/11/2026' })?.firstContactOn).toBe('2026-06-11');
    expect(debtOf({ 'First Contact Date': '6/12/2026' })?.firstContactOn).toBeNull();
    expect(warningsOf({ 'First Contact Date': '6/12/2026' })).toEqual([
      ['date_ignored', 'First Contact Date', '6/12/2026'],
    ]);
  });

  it.each(['Statute barred', 'Out of statute', 'Prescrito', 'SOL Expired'])(
    'with the status %j tells that the debt is time-barred, and not that it is closed',
    (Status) => {
      expect(namesTimeBarred(Status)).toBe(true);
      expect(debtOf({ Status })).toMatchObject({ isTimeBarred: true, state: null });
    },
  );

  it.each([
    ['Active', 'open'],
    ['Vigente', 'open'],
    ['Closed', 'closed'],
  ])('with the status %j says nothing of that', (Status, state) => {
    expect(debtOf({ Status })).toMatchObject({ isTimeBarred: null, state });
  });

  it('is rejected for a status that nobody knows', () => {
    expect(readDebtorRow({ Status: 'Expired' })).toMatchObject({ reason: 'debt_state_invalid' });
  });

  it('of several debts tells of each, and of all where it says so once', () => {
    const { debts } = debtorOf({
      'Balance 2': '$5',
      'Debt Type': 'Medical',
      'Debt Type 2': 'Rent',
      Role: 'Cosigner',
    });
    expect(debts.map(({ kind, role }) => [kind, role])).toEqual([
      ['medical', 'co_debtor'],
      ['rent', 'co_debtor'],
    ]);
  });
});
