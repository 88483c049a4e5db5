import type { MappingInput } from '@ringfence/contract/imports';
import { fieldsOfKind } from '@ringfence/domain/imports/check-mapping';
import {
  debtFields,
  historyFields,
  type ImportField,
  type ImportKind,
  personFields,
  phoneFields,
} from '@ringfence/domain/imports/import-words';

export type MappedColumn = MappingInput['columns'][number];
export type ColumnField = NonNullable<MappedColumn['field']>;

/** As many phones or debts as a row can have. */
const mostPositions = 20;

interface FieldGroup {
  name: 'person' | 'phone' | 'debt' | 'history' | 'other';
  fields: readonly ColumnField[];
}

/** What a column of such a file can hold, as it is offered. */
export function listFieldGroups(kind: ImportKind): readonly FieldGroup[] {
  const offer = (fields: readonly ImportField[]) =>
    fields.filter((field) => isOneOf(fieldsOfKind[kind], field));
  const groups: FieldGroup[] = [
    { name: 'person', fields: offer(personFields) },
    { name: 'phone', fields: offer(phoneFields) },
    { name: 'debt', fields: offer(debtFields) },
    { name: 'history', fields: offer(historyFields) },
    // A file of history tells nothing of the person that could be kept with them.
    { name: 'other', fields: kind === 'debtors' ? ['custom'] : [] },
  ];
  return groups.filter(({ fields }) => fields.length > 0);
}

function isOneOf<Word extends string>(words: readonly Word[], word: string): word is Word {
  return words.some((candidate) => candidate === word);
}

/** Of which of several things a field tells, or null where a person has it once. */
export function findNumbered(kind: ImportKind, field: ColumnField | null): 'phone' | 'debt' | null {
  if (kind !== 'debtors' || field === null) {
    return null;
  }
  return isOneOf(phoneFields, field) ? 'phone' : isOneOf(debtFields, field) ? 'debt' : null;
}

/** The first of several phones or debts that no column holds this field of. */
function findFreePosition(columns: readonly MappedColumn[], field: ImportField): number {
  const taken = columns.filter((column) => column.field === field).map(({ position }) => position);
  let position = 0;
  while (taken.includes(position)) {
    position += 1;
  }
  return position;
}

/**
 * Has a column hold something. A second phone or debt becomes the next one; what a person has once leaves
 * the column that held it before.
 */
export function assignField(
  { kind, columns }: Pick<MappingInput, 'kind' | 'columns'>,
  index: number,
  field: ColumnField | null,
): MappedColumn[] {
  const others = columns.filter((_column, position) => position !== index);
  const isSingle = field !== null && field !== 'custom' && findNumbered(kind, field) === null;
  return columns.map((column, position) => {
    if (position !== index) {
      return isSingle && column.field === field ? { ...column, field: null, position: 0 } : column;
    }
    return {
      ...column,
      field,
      position:
        field === null || field === 'custom' || isSingle ? 0 : findFreePosition(others, field),
      customName: field === 'custom' ? (column.customName ?? column.name) : null,
    };
  });
}

/** Which phones or debts can be chosen: those that there are, and one more. */
export function listPositions(
  { kind, columns }: Pick<MappingInput, 'kind' | 'columns'>,
  numbered: 'phone' | 'debt',
): number[] {
  const used = columns
    .filter(({ field }) => findNumbered(kind, field) === numbered)
    .map(({ position }) => position);
  const length = Math.min(mostPositions, Math.max(-1, ...used) + 2);
  return Array.from({ length }, (_unused, position) => position);
}
