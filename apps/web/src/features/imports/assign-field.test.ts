import { importField } from '@ringfence/contract/imports';
import { importKinds } from '@ringfence/domain/imports/import-words';
import { describe, expect, it } from 'vitest';
import {
  assignField,
  type ColumnField,
  findNumbered,
  listFieldGroups,
  listPositions,
} from './assign-field.ts';

function createColumns(...fields: (ColumnField | null)[]) {
  return fields.map((field, index) => ({
    name: `Column ${index + 1}`,
    field,
    position: 0,
    customName: null,
  }));
}

const nameFields = (columns: ReturnType<typeof assignField>) =>
  columns.map(({ field, position }) => (position === 0 ? field : `${field} ${position + 1}`));

describe('choosing what a column holds', () => {
  it('makes a second phone the next one', () => {
    const columns = createColumns('phone', null, null);
    const second = assignField({ kind: 'debtors', columns }, 1, 'phone');
    expect(nameFields(second)).toEqual(['phone', 'phone 2', null]);
    expect(nameFields(assignField({ kind: 'debtors', columns: second }, 2, 'phone'))).toEqual([
      'phone',
      'phone 2',
      'phone 3',
    ]);
  });

  it('fills the place that became free', () => {
    const columns = createColumns('balance', 'balance', null).map((column, index) => ({
      ...column,
      position: index === 1 ? 1 : 0,
    }));
    const without = assignField({ kind: 'debtors', columns }, 0, null);
    expect(nameFields(assignField({ kind: 'debtors', columns: without }, 2, 'balance'))).toEqual([
      null,
      'balance 2',
      'balance',
    ]);
  });

  it('takes from the other column what a person has once', () => {
    const columns = createColumns('full_name', null);
    expect(nameFields(assignField({ kind: 'debtors', columns }, 1, 'full_name'))).toEqual([
      null,
      'full_name',
    ]);
  });

  it('names a field of their own after the column', () => {
    const columns = createColumns(null, 'custom');
    expect(assignField({ kind: 'debtors', columns }, 0, 'custom')[0]).toMatchObject({
      field: 'custom',
      customName: 'Column 1',
    });
    expect(assignField({ kind: 'debtors', columns }, 1, null)[1]).toMatchObject({
      field: null,
      customName: null,
    });
  });

  it('knows one phone only in a file of history', () => {
    const columns = createColumns('phone', null);
    expect(nameFields(assignField({ kind: 'calls', columns }, 1, 'phone'))).toEqual([
      null,
      'phone',
    ]);
    expect(findNumbered('calls', 'phone')).toBeNull();
  });
});

describe('the phones and debts of a row', () => {
  it('can always be one more, up to twenty', () => {
    const none = createColumns(null);
    expect(listPositions({ kind: 'debtors', columns: none }, 'phone')).toEqual([0]);
    const last = createColumns('phone').map((column) => ({ ...column, position: 19 }));
    expect(listPositions({ kind: 'debtors', columns: last }, 'phone')).toHaveLength(20);
    expect(listPositions({ kind: 'debtors', columns: last }, 'debt')).toEqual([0]);
  });
});

describe('what is offered', () => {
  it('is every field, over all kinds of files', () => {
    const offered = importKinds.flatMap((kind) =>
      listFieldGroups(kind).flatMap(({ fields }) => fields),
    );
    expect([...new Set(offered)].toSorted()).toEqual(importField.options.toSorted());
  });
});
