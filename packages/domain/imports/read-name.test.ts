import { describe, expect, it } from 'vitest';
import { turnName } from './read-name.ts';
import { debtorOf } from './testing/debtor-row.ts';
import { readBy } from './testing/sight.ts';

const nameOf = (row: Readonly<Record<string, string>>) => {
  const reading = readBy({ ...row, Phone: '3125550142', Balance: '5' });
  return reading.kind === 'debtor' ? reading.debtor.fullName : reading;
};

describe('a name in parts', () => {
  it.each([
    [{ 'First Name': 'John', 'Middle Name': 'Quincy', 'Last Name': 'Smith', Suffix: 'Jr' }],
    [{ Last: 'Smith', First: 'John', MI: 'Quincy', Suffix: 'Jr' }],
    [{ Suffix: 'Jr', LNAME: 'Smith', MNAME: 'Quincy', FNAME: 'John' }],
  ])('is joined in the order of English: %j', (row) => {
    expect(nameOf(row)).toBe('John Quincy Smith Jr');
  });

  it.each([
    [{ Nombre: 'Juan', 'Apellido Paterno': 'Pérez', 'Apellido Materno': 'García' }],
    [{ 'Segundo apellido': 'García', 'Primer apellido': 'Pérez', 'Primer nombre': 'Juan' }],
    [{ Nombres: 'Juan', Paterno: 'Pérez', Materno: 'García' }],
    [{ Nombre: 'Juan', 'Apellido 1': 'Pérez', 'Apellido 2': 'García' }],
  ])('is joined in the order of Spanish: %j', (row) => {
    expect(nameOf(row)).toBe('Juan Pérez García');
  });

  it('leaves out what is empty or says nothing', () => {
    const row = { 'First Name': 'John', 'Middle Name': 'N/A', 'Last Name': 'Smith', Suffix: '' };
    expect(nameOf(row)).toBe('John Smith');
  });

  it('has its suffix once', () => {
    expect(debtorOf({ Name: 'John Smith', Suffix: 'JR' }).fullName).toBe('John Smith JR');
    expect(debtorOf({ Name: 'John Smith Jr.', Suffix: 'JR' }).fullName).toBe('John Smith Jr.');
  });
});

describe('a name with a comma', () => {
  it.each([
    ['SMITH, JOHN Q', 'JOHN Q SMITH'],
    ['Pérez García, Juan', 'Juan Pérez García'],
    ['SMITH JR, JOHN', 'JOHN SMITH JR'],
    ['SMITH, JOHN, JR', 'JOHN SMITH JR'],
    ["O'Brien,Mary", "Mary O'Brien"],
  ])('%j is %j', (name, spoken) => {
    expect(turnName(name)).toBe(spoken);
  });

  it.each([
    'John Smith, Jr.',
    'John Smith, III',
    'Acme Tools, Inc.',
    'Comercial del Norte, S.A. de C.V.',
    'Smith, Jones, and Sons',
    'Smith,',
    ', John',
    'Unit 5, Main Street',
    'John Smith',
  ])('%j stays as it is', (name) => {
    expect(turnName(name)).toBe(name);
  });
});
