import type { DebtField, HistoryField, PersonField } from './import-words.ts';
import type { ColumnMapping, Mapping } from './mapping.ts';
import { type PhoneWords, readPhoneWords } from './read-phone-words.ts';

/** Where something stands in a row. */
export interface Column {
  /** -1: the file does not tell it. */
  index: number;
  name: string;
}

export interface PhoneDescription extends PhoneWords {
  label: string | null;
}

export interface PhoneColumns {
  number: Column;
  label: Column;
  lineType: Column;
  place: Column;
  /** What the column's own name says, and the name where it says something: "Work Phone". */
  ownDescription: PhoneDescription;
}

export type DebtColumns = Readonly<Record<DebtField, Column>>;

export interface Columns {
  of: (field: PersonField | HistoryField) => Column;
  phones: readonly PhoneColumns[];
  /** At least one, even where the file has no column of a debt. */
  debts: readonly DebtColumns[];
  custom: readonly { name: string; column: Column }[];
}

export const noColumn: Column = { index: -1, name: '' };

/** Where each field stands, looked up once a file and not once a row. */
export function findColumns(mapping: Mapping): Columns {
  const { columns } = mapping;
  const find = (field: ColumnMapping['field'], position?: number): Column => {
    const index = columns.findIndex(
      (column) =>
        column.field === field && (position === undefined || column.position === position),
    );
    return index < 0 ? noColumn : { index, name: columns[index]?.name ?? '' };
  };
  return {
    of: (field) => find(field),
    phones: listPositions(columns, (field) => field === 'phone').map((position) => {
      const number = find('phone', position);
      const named = readPhoneWords(number.name);
      // "Other phones" says no more than that there is another.
      const place = named.place === 'other' ? null : named.place;
      const saysSomething = place !== null || named.lineType !== 'unknown';
      return {
        number,
        label: find('phone_label', position),
        lineType: find('line_type', position),
        place: find('phone_place', position),
        ownDescription: { ...named, place, label: saysSomething ? number.name.slice(0, 50) : null },
      };
    }),
    debts: findDebts(columns, find),
    custom: columns.flatMap(({ field, customName, name }, index) =>
      field === 'custom' && customName !== null
        ? [{ name: customName, column: { index, name } }]
        : [],
    ),
  };
}

function listPositions(
  columns: readonly ColumnMapping[],
  matches: (field: ColumnMapping['field']) => boolean,
): number[] {
  const positions = columns.filter(({ field }) => matches(field)).map(({ position }) => position);
  return [...new Set(positions)].toSorted((a, b) => a - b);
}

/** What a row says once holds for each of its debts. */
function findDebts(
  columns: readonly ColumnMapping[],
  find: (field: DebtField, position: number) => Column,
): DebtColumns[] {
  const positions = listPositions(
    columns,
    (field) => field === 'balance' || field === 'debt_reference' || field === 'debt_state',
  );
  const first = positions[0] ?? 0;
  return (positions.length === 0 ? [0] : positions).map((position) => {
    const own = (field: DebtField) => find(field, position);
    const ownOrFirst = (field: DebtField) => {
      const column = find(field, position);
      return column.index < 0 ? find(field, first) : column;
    };
    return {
      debt_reference: own('debt_reference'),
      balance: own('balance'),
      original_amount: own('original_amount'),
      opened_on: own('opened_on'),
      due_on: own('due_on'),
      charged_off_on: own('charged_off_on'),
      notice_sent_on: own('notice_sent_on'),
      first_contact_at: own('first_contact_at'),
      creditor: ownOrFirst('creditor'),
      currency: ownOrFirst('currency'),
      debt_group: ownOrFirst('debt_group'),
      debt_state: ownOrFirst('debt_state'),
      debt_kind: ownOrFirst('debt_kind'),
      time_barred: ownOrFirst('time_barred'),
      person_role: ownOrFirst('person_role'),
    };
  });
}
