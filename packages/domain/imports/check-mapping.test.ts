import { describe, expect, it } from 'vitest';
import { checkMapping } from './check-mapping.ts';
import type { ImportKind } from './import-words.ts';
import type { Mapping } from './mapping.ts';
import { mapHeader } from './testing/sight.ts';

const faultsOf = (header: readonly string[], kind: ImportKind = 'debtors') =>
  checkMapping(mapHeader(header, kind)).map(({ code }) => code);

describe('a mapping', () => {
  it.each([
    [['Name', 'Phone', 'Balance'], 'debtors'],
    [['First Name', 'Last Name', 'Phone', 'Balance'], 'debtors'],
    [['Name', 'Account Number', 'Status'], 'debtors'],
    [['Phone', 'Date', 'Result'], 'calls'],
    [['Account', 'Date', 'Result'], 'calls'],
    [['Phone', 'Date'], 'consents'],
    [['Phone', 'Reason'], 'restrictions'],
    [['Phone', 'DNC'], 'restrictions'],
    [['Phone'], 'restrictions'],
    [['Phone', 'Date'], 'restrictions'],
  ] as const)('of %j is enough for %s', (header, kind) => {
    expect(faultsOf(header, kind)).toEqual([]);
  });

  it.each([
    [[''], 'debtors', ['name_missing', 'phone_missing', 'balance_missing']],
    [['First Name', 'Phone', 'Balance'], 'debtors', ['name_missing']],
    [['Name', 'Account Number', 'Email'], 'debtors', ['phone_missing', 'balance_missing']],
    [['Date', 'Result'], 'calls', ['phone_missing']],
    [['Phone'], 'calls', ['moment_missing', 'outcome_missing']],
    [['Phone'], 'consents', ['moment_missing']],
    [['Phone', 'Why not'], 'restrictions', ['kind_missing']],
  ] as const)('of %j is not enough for %s', (header, kind, faults) => {
    expect(faultsOf(header, kind)).toEqual(faults);
  });

  const good = mapHeader(['Name', 'Phone', 'Balance', 'Colour', 'Size']);
  const change = (index: number, changes: Partial<Mapping['columns'][number]>): Mapping => ({
    ...good,
    columns: good.columns.map((column, at) => (at === index ? { ...column, ...changes } : column)),
  });

  it('gives no field to two columns, but phones and debts by their number', () => {
    expect(checkMapping(change(3, { field: 'full_name' }))).toEqual([
      { code: 'field_twice', field: 'full_name' },
    ]);
    expect(checkMapping(change(3, { field: 'full_name', position: 1 }))).toHaveLength(1);
    expect(checkMapping(change(3, { field: 'phone' }))).toHaveLength(1);
    expect(checkMapping(change(3, { field: 'phone', position: 1 }))).toEqual([]);
  });

  it('names the fields of the organization, each once', () => {
    expect(checkMapping(change(3, { field: 'custom' }))).toEqual([
      { code: 'custom_name_missing', field: 'Colour' },
    ]);
    const colour = change(3, { field: 'custom', customName: 'Colour' });
    expect(checkMapping(colour)).toEqual([]);
    const columns = colour.columns.map((column, index) =>
      index === 4 ? { ...column, field: 'custom' as const, customName: 'Colour' } : column,
    );
    expect(checkMapping({ ...colour, columns })).toEqual([
      { code: 'custom_name_twice', field: 'Colour' },
    ]);
  });

  it('holds nothing of another kind of file', () => {
    expect(checkMapping(change(3, { field: 'outcome' }))).toEqual([
      { code: 'field_of_other_kind', field: 'outcome' },
    ]);
  });

  it('is of a currency and a zone that exist', () => {
    expect(checkMapping({ ...good, currency: 'XYZ' })).toMatchObject([
      { code: 'currency_unknown' },
    ]);
    expect(checkMapping({ ...good, zone: 'Mars/Olympus' })).toMatchObject([
      { code: 'zone_unknown' },
    ]);
    expect(checkMapping({ ...good, zone: 'UTC' })).toEqual([]);
  });
});
