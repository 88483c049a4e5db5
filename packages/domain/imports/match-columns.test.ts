import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from './clean-cell.ts';
import { columnNames } from './column-names.ts';
import { matchColumns } from './match-columns.ts';

const fieldsOf = (...header: string[]) => matchColumns(header).columns.map(({ field }) => field);

describe('a header', () => {
  it.each([
    ['Full Name', 'full_name'],
    ['Debtor Name', 'full_name'],
    ['NOMBRE COMPLETO', 'full_name'],
    ['FirstName', 'first_name'],
    ['last_name', 'last_name'],
    ['Phone #', 'phone'],
    ['Cell', 'phone'],
    ['Mobile Phone', 'phone'],
    ['Phone (mobile)', 'phone'],
    ['Teléfono', 'phone'],
    ['Celular', 'phone'],
    ['Amount Due', 'balance'],
    ['Balance ($)', 'balance'],
    ['Current-Balance', 'balance'],
    ['Saldo', 'balance'],
    ['Monto adeudado', 'balance'],
    ['Moneda', 'currency'],
    ['Account Number', 'reference'],
    ['Acct No', 'reference'],
    ['Nº de cuenta', 'reference'],
    ['Original Creditor', 'creditor'],
    ['Client', 'creditor'],
    ['Acreedor', 'creditor'],
    ['E-mail', 'email'],
    ['Correo electrónico', 'email'],
    ['State', 'region'],
    ['Provincia', 'region'],
    ['ZIP', 'postal_code'],
    ['Código postal', 'postal_code'],
    ['País', 'country'],
    ['Idioma', 'language'],
    ['Phone Type', 'line_type'],
    ['TCPA Consent', 'consent'],
    ['\ufeffname', 'full_name'],
  ])('%j is %s', (name, field) => {
    expect(fieldsOf(name)).toEqual([field]);
  });

  it.each(['Work Phone', 'Original Balance', 'Notes', 'Status', '', '()'])(
    '%j is not understood',
    (name) => {
      expect(fieldsOf(name)).toEqual([null]);
    },
  );
});

describe('the columns of a file', () => {
  it('keep their names', () => {
    expect(matchColumns(['\ufeffName', ' Phone # ', 'Notes']).columns).toEqual([
      { name: 'Name', field: 'full_name' },
      { name: 'Phone #', field: 'phone' },
      { name: 'Notes', field: null },
    ]);
  });

  it('hold each field once, where it is named best', () => {
    expect(fieldsOf('Cell', 'Phone', 'Home Phone')).toEqual([null, 'phone', null]);
    expect(fieldsOf('ID', 'Account Number')).toEqual([null, 'reference']);
  });

  it('hold each field where it is named first among equals', () => {
    expect(fieldsOf('Phone', 'PHONE', 'phone')).toEqual(['phone', null, null]);
  });

  it('take "nombre" for the first name beside a last name', () => {
    expect(fieldsOf('Nombre', 'Apellidos')).toEqual(['first_name', 'last_name']);
    expect(fieldsOf('Nombre', 'Saldo')).toEqual(['full_name', 'balance']);
    expect(fieldsOf('Name', 'Last Name')).toEqual(['full_name', 'last_name']);
  });
});

describe('what is missing', () => {
  it('is told', () => {
    expect(matchColumns([]).missing).toEqual(['name', 'phone', 'balance']);
    expect(matchColumns(['Phone', 'Notes']).missing).toEqual(['name', 'balance']);
    expect(matchColumns(['Name', 'Phone', 'Balance']).missing).toEqual([]);
  });

  it('is no name when both of its parts are there', () => {
    expect(matchColumns(['First Name', 'Last Name', 'Phone', 'Balance']).missing).toEqual([]);
    expect(matchColumns(['First Name', 'Phone', 'Balance']).missing).toEqual(['name']);
    expect(matchColumns(['Last Name', 'Phone', 'Balance']).missing).toEqual(['name']);
  });
});

describe('the known names', () => {
  it('are folded, and each means one field', () => {
    const names = Object.values(columnNames).flat();
    expect(names.map(foldText)).toEqual(names);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('never give a field twice', () => {
    const header = fc.array(
      fc.oneof(fc.string(), fc.constantFrom(...Object.values(columnNames).flat())),
    );
    fc.assert(
      fc.property(header, (names) => {
        const fields = fieldsOf(...names).filter((field) => field !== null);
        expect(fieldsOf(...names)).toHaveLength(names.length);
        expect(new Set(fields).size).toBe(fields.length);
      }),
    );
  });
});
