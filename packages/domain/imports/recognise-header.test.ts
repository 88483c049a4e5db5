import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsOfKind } from './check-mapping.ts';
import { foldText } from './clean-cell.ts';
import { listColumnNames } from './column-names.ts';
import { importKinds } from './import-words.ts';
import { countTypos, createRecogniser } from './recognise-header.ts';
import { anyText } from './testing/sight.ts';

const recognise = createRecogniser('debtors');

describe('the name of a column', () => {
  it.each([
    ['Full Name', 'full_name'],
    ['Debtor Name', 'full_name'],
    ['NOMBRE COMPLETO', 'full_name'],
    ['FirstName', 'first_name'],
    ['last_name', 'last_name'],
    ['DOB', 'birth_year'],
    ['Fecha de nacimiento', 'birth_year'],
    ['Phone #', 'phone'],
    ['Cell', 'phone'],
    ['Phone (mobile)', 'phone'],
    ['Work Phone', 'phone'],
    ['Teléfono', 'phone'],
    ['Celular', 'phone'],
    ['Fijo', 'phone'],
    ['OC_NAME', 'creditor'],
    ['Delq Date', 'due_on'],
    ['ServiceAddress', 'address'],
    ['Phone Type', 'line_type'],
    ['Amount Due', 'balance'],
    ['Balance ($)', 'balance'],
    ['Current-Balance', 'balance'],
    ['Saldo', 'balance'],
    ['Monto adeudado', 'balance'],
    ['Original Balance', 'original_amount'],
    ['Moneda', 'currency'],
    ['Account Number', 'debt_reference'],
    ['Acct No', 'debt_reference'],
    ['Nº de cuenta', 'debt_reference'],
    ['Customer ID', 'reference'],
    ['Original Creditor', 'creditor'],
    ['Client', 'creditor'],
    ['Acreedor', 'creditor'],
    ['Due Date', 'due_on'],
    ['Date Opened', 'opened_on'],
    ['Charge-off Date', 'charged_off_on'],
    ['Validation Notice Date', 'notice_sent_on'],
    ['First Communication Date', 'first_contact_at'],
    ['Fecha del primer contacto', 'first_contact_at'],
    ['Debt Type', 'debt_kind'],
    ['Tipo de deuda', 'debt_kind'],
    ['SOL Expired', 'time_barred'],
    ['Out of Statute', 'time_barred'],
    ['Prescrita', 'time_barred'],
    ['Relationship to Debtor', 'person_role'],
    ['Rol', 'person_role'],
    ['SCRA', 'service_member'],
    ['Active Duty', 'service_member'],
    ['Militar', 'service_member'],
    ['Status', 'debt_state'],
    ['Estatus', 'debt_state'],
    ['E-mail', 'email'],
    ['Street Address', 'address'],
    ['Ciudad', 'city'],
    ['State', 'region'],
    ['Estado', 'region'],
    ['ZIP', 'postal_code'],
    ['Código postal', 'postal_code'],
    ['País', 'country'],
    ['Idioma', 'language'],
    ['TCPA Consent', 'consent'],
    ['Do not call', 'do_not_call'],
    ['Notes', 'note'],
    ['\ufeffname', 'full_name'],
  ])('%j is surely %s', (name, field) => {
    expect(recognise(name)).toMatchObject({ field, number: null, confidence: 0.95 });
  });

  it.each([
    ['Phone 2', 'phone', 2],
    ['Phone2', 'phone', 2],
    ['PHONE_3', 'phone', 3],
    ['2nd Phone', 'phone', 2],
    ['Phone #2', 'phone', 2],
    ['Phone 1 Type', 'line_type', 1],
    ['Teléfono 2', 'phone', 2],
    ['Borrower Phone 2', 'phone', 2],
    ['Balance 2', 'balance', 2],
    ['Creditor 2', 'creditor', 2],
    ['Account 2', 'debt_reference', 2],
    ['Debt 2 Creditor', 'creditor', 2],
    ['Account 3 Balance', 'balance', 3],
    ['Saldo 2', 'balance', 2],
  ])('%j is %s number %i', (name, field, number) => {
    expect(recognise(name)).toMatchObject({ field, number });
  });

  it.each([
    ['Debtor Home Phone Number', 'phone'],
    ['Customer Email Address', 'email'],
    ['DebtorZip', 'postal_code'],
    ['Primary Address', 'address'],
    ['Correo del cliente', 'email'],
    ['CURR_BAL_AMT', 'balance'],
    ['Utility Account Number', 'debt_reference'],
  ])('%j is %s once what says nothing is left out', (name, field) => {
    const found = recognise(name);
    expect(found?.field).toBe(field);
    expect(found?.confidence).toBeGreaterThan(0.8);
    expect(found?.confidence).toBeLessThanOrEqual(0.95);
  });

  it.each([
    ['Tel. Casa', 'phone'],
    ['Home Ph', 'phone'],
    ['No. de Cliente', 'reference'],
    ['Curr Bal', 'balance'],
    ['Orig. Cred.', 'creditor'],
    ['Chg Off Dt', 'charged_off_on'],
    ['Fec. Venc.', 'due_on'],
    ['Zip Cd', 'postal_code'],
  ])('%j is %s once it is written out', (name, field) => {
    expect(recognise(name)).toMatchObject({ field, confidence: 0.9 });
  });

  it.each([
    ['Blance', 'balance', 0.7],
    ['Acount Number', 'debt_reference', 0.7],
    ['Adress', 'address', 0.7],
    ['Telepohne', 'phone', 0.7],
    ['Outstnding Balanc', 'balance', 0.6],
  ])('%j with typos is %s', (name, field, confidence) => {
    expect(recognise(name)).toMatchObject({ field, confidence });
  });

  it.each([
    'Spouse Phone',
    'CoBorrowerPhone',
    'Co-Applicant Cell',
    'Borrower 2 Phone',
    'Cosigner Name',
    'Emergency contact phone',
    'Fax',
    'Attorney Phone',
    'Teléfono del cónyuge',
    'Time Zone',
    'Address 2',
    'Last Payment Amount',
    'Problem',
    '',
    '()',
  ])('%j is nothing of the person', (name) => {
    expect(recognise(name)).toBeUndefined();
  });

  it('means something else in a file of something else', () => {
    expect(createRecogniser('calls')('Status')?.field).toBe('outcome');
    expect(createRecogniser('restrictions')('Status')?.field).toBe('restriction_kind');
    expect(createRecogniser('consents')('Source')?.field).toBe('obtained_how');
    expect(createRecogniser('calls')('Balance')).toBeUndefined();
  });

  it('is met with an answer, whatever it is', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...importKinds), (name, kind) => {
        const found = createRecogniser(kind)(name);
        if (found !== undefined) expect(fieldsOfKind[kind]).toContain(found.field);
      }),
    );
  });
});

describe('the known names', () => {
  it.each(importKinds)('are folded, and each means one field in a file of %s', (kind) => {
    const names = fieldsOfKind[kind].flatMap((field) => listColumnNames(kind, field));
    expect(names.map(foldText)).toEqual(names);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each(importKinds)('are also those by which the API calls the fields of %s', (kind) => {
    for (const field of fieldsOfKind[kind]) {
      expect(createRecogniser(kind)(field)).toMatchObject({ field, confidence: 0.95 });
    }
  });
});

it.each([
  ['balance', 'balance', 0],
  ['balance', 'blance', 1],
  ['balance', 'balacne', 1],
  ['phone', 'phones', 1],
  ['phone', 'fone', 2],
  ['', 'a', 1],
])('from %j to %j there are %i typos', (a, b, typos) => {
  expect(countTypos(a, b, 5)).toBe(typos);
  expect(countTypos(b, a, 5)).toBe(typos);
});
