import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tries } from '../testing/tries.ts';
import { checkMapping } from './check-mapping.ts';
import { columnNames } from './column-names.ts';
import { importKinds } from './import-words.ts';
import type { Mapping } from './mapping.ts';
import { createRowReader } from './read-row.ts';
import { foldHeader, suggestMapping } from './suggest-mapping.ts';
import { anyText, makeSight, now } from './testing/sight.ts';

const suggest = (...args: Parameters<typeof makeSight>) => suggestMapping(makeSight(...args));

/** What each column was taken for: `phone 1` is the second phone. */
const fieldsOf = (...header: string[]) =>
  suggest(header).columns.map(({ field, position }) =>
    position === 0 ? field : `${field} ${position}`,
  );

describe('the columns of a file', () => {
  it('keep their names, and show their first cells', () => {
    const { columns, mapping } = suggest(
      ['\ufeffName', ' Phone # ', 'Colour'],
      [
        ['Ann', '', 'red'],
        ['Bob', '312-555-0142', 'blue'],
      ],
    );
    expect(columns).toMatchObject([
      { name: 'Name', field: 'full_name', because: 'header', samples: ['Ann', 'Bob'] },
      { name: 'Phone #', field: 'phone', samples: ['312-555-0142'] },
      { name: 'Colour', field: null, confidence: 0, because: 'none' },
    ]);
    expect(mapping.columns[1]).toEqual({
      name: 'Phone #',
      field: 'phone',
      position: 0,
      customName: null,
    });
  });

  it('hold each field of the person once, where it is named best', () => {
    expect(fieldsOf('Amount', 'Current Balance')).toEqual([null, 'balance']);
    expect(fieldsOf('E-mail', 'Email', 'email')).toEqual(['email', null, null]);
  });

  it('hold several phones, those at work last', () => {
    expect(fieldsOf('Work Phone', 'Cell', 'Home Phone')).toEqual(['phone 2', 'phone', 'phone 1']);
    expect(fieldsOf('Phone 2', 'Phone 1', 'Phone 3')).toEqual(['phone 1', 'phone', 'phone 2']);
    expect(fieldsOf('Phone', 'PHONE', 'phone')).toEqual(['phone', 'phone 1', 'phone 2']);
  });

  it('give a type to its phone by number or place', () => {
    expect(fieldsOf('Phone 1', 'Phone 2', 'Phone 2 Type', 'Phone 1 Type')).toEqual([
      'phone',
      'phone 1',
      'line_type 1',
      'line_type',
    ]);
    expect(fieldsOf('Cell', 'Phone Type', 'Home Phone', 'Line Type')).toEqual([
      'phone',
      'line_type',
      'phone 1',
      'line_type 1',
    ]);
  });

  it('hold several debts, numbered or in groups that come again', () => {
    expect(fieldsOf('Account 1', 'Balance 1', 'Account 2', 'Balance 2')).toEqual([
      'debt_reference',
      'balance',
      'debt_reference 1',
      'balance 1',
    ]);
    expect(fieldsOf('Creditor', 'Balance', 'Creditor', 'Balance')).toEqual([
      'creditor',
      'balance',
      'creditor 1',
      'balance 1',
    ]);
  });

  it('make an account number the reference of the person, unless there is another', () => {
    expect(fieldsOf('Account Number')).toEqual(['reference']);
    expect(fieldsOf('ID', 'Account Number')).toEqual([null, 'reference']);
    expect(fieldsOf('Debtor ID', 'Account Number')).toEqual(['reference', 'debt_reference']);
    expect(fieldsOf('Customer ID', 'Balance')).toEqual(['reference', 'balance']);
    expect(fieldsOf('Account No', 'Debt Reference')).toEqual(['reference', 'debt_reference']);
    expect(fieldsOf('Debt Reference')).toEqual(['reference']);
  });

  it('take "nombre" for the first name beside a last name', () => {
    expect(fieldsOf('Nombre', 'Apellidos')).toEqual(['first_name', 'last_name']);
    expect(fieldsOf('Nombre', 'Saldo')).toEqual(['full_name', 'balance']);
    expect(fieldsOf('Name', 'Last Name')).toEqual(['full_name', 'last_name']);
  });
});

describe('the moment of a past call', () => {
  const fieldsOfCalls = (header: string[], ...rows: string[][]) =>
    suggest(header, rows, { kind: 'calls' }).columns.map(({ field }) => field);

  it('stands in a column of days and one of times', () => {
    const row = ['6/9/2026', '14:05'];
    for (const header of [
      ['Call Date', 'Call Time'],
      ['Date', 'Time'],
      ['Fecha', 'Hora'],
      ['Fecha llamada', 'Hora de la llamada'],
    ]) {
      expect(fieldsOfCalls(header)).toEqual(['occurred_at', 'occurred_time']);
      expect(fieldsOfCalls(header, row)).toEqual(['occurred_at', 'occurred_time']);
    }
  });

  it('stands in one column that is named for the time and holds the day too', () => {
    expect(fieldsOfCalls(['Start Time'])).toEqual(['occurred_at']);
    expect(fieldsOfCalls(['Start Time'], ['6/9/2026 14:05'])).toEqual(['occurred_at']);
    const both = fieldsOfCalls(['Call Date', 'Call Time'], ['6/9/2026', '6/9/2026 14:05']);
    expect(both).toEqual([null, 'occurred_at']);
  });

  it('is not recognised by a time alone', () => {
    expect(fieldsOfCalls(['Call Time'], ['14:05'])).toEqual(['occurred_time']);
  });
});

describe('how sure a match is', () => {
  const rows = (cells: string[]) => cells.map((cell) => [cell]);
  const sureness = (name: string, cells: string[]) =>
    suggest([name], rows(cells)).columns[0]?.confidence ?? 0;

  it('rises with cells that look like it, and falls with others', () => {
    const unseen = sureness('Phone', []);
    expect(sureness('Phone', ['312-555-0142', '312-555-0143'])).toBeGreaterThan(unseen);
    expect(sureness('Phone', ['red', 'blue'])).toBeLessThan(0.6);
  });

  it('is nothing where a typo and the cells disagree', () => {
    expect(suggest(['Coutry'], rows(['US', 'CA'])).columns[0]?.field).toBe('country');
    expect(suggest(['County'], rows(['Cook', 'Lake'])).columns[0]?.field).toBeNull();
  });

  it('tells a state of the debt from a state of the union', () => {
    const fieldOf = (name: string, cells: string[]) =>
      suggest([name], rows(cells)).columns[0]?.field;
    expect(fieldOf('Estado', ['Pagado', 'Vigente'])).toBe('debt_state');
    expect(fieldOf('Estado', ['Illinois', 'Texas'])).toBe('region');
    expect(fieldOf('State', ['??', '!!'])).toBe('region');
  });

  it('may come from the cells alone, for what no row can do without', () => {
    const found = suggest(
      ['Who', 'Where to', 'How much', 'Spouse number'],
      [
        ['Jane Doe', '(312) 555-0142', '$12.50', '(312) 555-0143'],
        ['John Roe', '(312) 555-0144', '$1,200.00', '(312) 555-0145'],
      ],
    );
    expect(found.columns).toMatchObject([
      { field: 'full_name', because: 'content', confidence: 0.5 },
      { field: 'phone', because: 'content' },
      { field: 'balance', because: 'content' },
      { field: null },
    ]);
  });
});

describe('a file without a header', () => {
  const format = { ...makeSight([]).format, headerLine: 0 };
  const row = ['Jane Doe', '3125550142', '80.00'];
  const slipped = ['Joe Roe', '3125550143', '1', '200.00'];

  it('has as many columns as nearly all of its rows, so that one that has slipped is seen', () => {
    const rows = [row, slipped, row, row, row];
    const { mapping } = suggest([], rows, { format });
    expect(mapping.columns).toHaveLength(3);
    expect(createRowReader(mapping, now)(slipped)).toMatchObject({ reason: 'cells_too_many' });
  });

  it('has as many as the widest where they do not agree', () => {
    expect(suggest([], [row, slipped], { format }).columns).toHaveLength(4);
    expect(suggest([], [], { format }).columns).toHaveLength(0);
  });

  it('is matched by its cells', () => {
    const { columns } = suggest(
      [],
      [
        ['A-1', 'Jane Doe', '3125550142', '312-555-0143', '1,250.00', 'IL', '60601', 'j@x.example'],
        ['A-2', 'John Roe', '3125550144', '312-555-0145', '80.50', 'NY', '10001', 'r@x.example'],
      ],
      { format: { ...makeSight([]).format, headerLine: 0 } },
    );
    expect(columns.map(({ name, field, position }) => [name, field, position])).toEqual([
      ['Column 1', 'reference', 0],
      ['Column 2', 'full_name', 0],
      ['Column 3', 'phone', 0],
      ['Column 4', 'phone', 1],
      ['Column 5', 'balance', 0],
      ['Column 6', 'region', 0],
      ['Column 7', 'postal_code', 0],
      ['Column 8', 'email', 0],
    ]);
  });
});

describe('a remembered layout', () => {
  const header = ['Kunde', 'Nummer', 'Betrag', 'Farbe'];
  const mapping: Mapping = {
    ...suggest(header).mapping,
    columns: [
      { name: 'Kunde', field: 'full_name', position: 0, customName: null },
      { name: 'Nummer', field: 'phone', position: 0, customName: null },
      { name: 'Betrag', field: 'balance', position: 0, customName: null },
      { name: 'Farbe', field: 'custom', position: 0, customName: 'Colour' },
    ],
    decimalMark: 'comma',
    dateOrder: 'day_first',
    missingRule: 'recall',
  };
  const layouts = [{ id: 'l1', name: 'Weekly', header: foldHeader(header), mapping }];

  it('is found by the same header, however it is written', () => {
    const found = suggest(['KUNDE', 'nummer ', 'Betrag', 'farbe'], [], { layouts });
    expect(found.layout).toEqual({ id: 'l1', name: 'Weekly' });
    expect(found.columns).toMatchObject([
      { name: 'KUNDE', field: 'full_name', confidence: 1, because: 'layout' },
      { field: 'phone' },
      { field: 'balance' },
      { field: 'custom', customName: 'Colour' },
    ]);
    expect(found.mapping).toMatchObject({
      decimalMark: 'comma',
      dateOrder: 'day_first',
      missingRule: 'recall',
    });
  });

  it('is found by most of the header, and takes nothing back then', () => {
    const found = suggest(['Farbe', 'Email', 'Betrag', 'Kunde', 'Nummer'], [], { layouts });
    expect(found.columns.map(({ field, because }) => [field, because])).toEqual([
      ['custom', 'layout'],
      ['email', 'header'],
      ['balance', 'layout'],
      ['full_name', 'layout'],
      ['phone', 'layout'],
    ]);
    expect(found.mapping.missingRule).toBe('leave');
  });

  it('gives way to none of its columns', () => {
    const found = suggest([...header, 'Full Name'], [], { layouts });
    expect(found.columns[4]).toMatchObject({ field: null });
    expect(checkMapping(found.mapping)).toEqual([]);
  });

  it('of a file without a header is found only where the cells fit', () => {
    const format = { ...makeSight([]).format, headerLine: 0 };
    const names = header.map((_, index) => `Column ${index + 1}`);
    const unnamed = {
      layouts: [{ ...layouts[0], id: 'l2', name: 'Bare', header: foldHeader(names), mapping }],
      format,
    };
    const found = (cells: string[]) => suggest([], [cells], unnamed).layout?.name;
    expect(found(['Ann Lee', '312-555-0142', '5,20', 'red'])).toBe('Bare');
    expect(found(['5,20', 'Ann Lee', 'red', '312-555-0142'])).toBeUndefined();
  });

  it.each([
    ['another header', ['Kunde', 'Nummer', 'Name', 'Email'], 'debtors'],
    ['another kind of file', header, 'calls'],
  ] as const)('is not found for %s', (_, names, kind) => {
    expect(suggest(names, [], { layouts, kind }).layout).toBeNull();
  });
});

it('amounts and dates are read as the first rows write them', () => {
  const { mapping } = suggest(
    ['Name', 'Phone', 'Balance', 'Due Date'],
    [['Ann', '312-555-0142', '1.250,00', '31/01/2026']],
  );
  expect(mapping).toMatchObject({ decimalMark: 'comma', dateOrder: 'day_first' });
});

it('amounts of a workbook may have a point, in a country that writes a comma too', () => {
  const { format } = makeSight([]);
  const suggestIn = (kind: 'text' | 'workbook') =>
    suggest(['Name', 'Phone', 'Balance'], [['Ann', '312-555-0142', '1500']], {
      country: 'BR',
      format: { ...format, kind },
    }).mapping.decimalMark;
  expect(suggestIn('text')).toBe('comma');
  expect(suggestIn('workbook')).toBe('either');
});

it('whatever the file is, no field is given twice and every column is named', () => {
  const names = fc.oneof(anyText, fc.constantFrom(...Object.values(columnNames).flat()));
  fc.assert(
    fc.property(
      fc.array(names, { maxLength: 40 }),
      fc.array(fc.array(fc.oneof(anyText, fc.constantFrom('Jane Doe', '312-555-0142', '12.50')))),
      fc.constantFrom(...importKinds),
      fc.constantFrom(0, 1),
      (header, rows, kind, headerLine) => {
        const { mapping, columns } = suggest(header, rows, {
          kind,
          format: { ...makeSight([]).format, headerLine },
        });
        const faults = checkMapping(mapping).map(({ code }) => code);
        expect(faults).not.toContain('field_twice');
        expect(faults).not.toContain('field_of_other_kind');
        for (const { name, confidence } of columns) {
          expect(name).not.toBe('');
          expect(confidence).toBeGreaterThanOrEqual(0);
          expect(confidence).toBeLessThanOrEqual(1);
        }
      },
    ),
    { numRuns: tries(100) },
  );
});
