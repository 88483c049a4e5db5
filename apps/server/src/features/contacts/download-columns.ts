import type { ContactColumn } from '@ringfence/contract/contacts';
import { showReference } from '@ringfence/domain/imports/derive-reference';
import { writeAmount } from '@ringfence/domain/money/write-amount';
import type { RowOf } from '../../platform/database/statement.ts';
import type { exportMatching } from './queries/export-contacts.ts';

export type ExportedContact = RowOf<typeof exportMatching.row>;

const write = (value: string | number | Date | null): string =>
  value instanceof Date ? value.toISOString() : String(value ?? '');

/** Everything that a file of contacts can hold; by these names an upload knows it again. */
const cells = {
  name: (row) => row.full_name,
  reference: (row) => showReference(row.external_reference) ?? '',
  phone: (row) => write(row.e164),
  'other phones': (row) => write(row.other_phones),
  email: (row) => write(row.email),
  address: (row) => write(row.address),
  city: (row) => write(row.city),
  state: (row) => write(row.region),
  'postal code': (row) => write(row.postal_code),
  country: (row) => row.country,
  language: (row) => row.language,
  'birth year': (row) => write(row.birth_year),
  'birth date': (row) => write(row.born_on),
  'service member': (row) => (row.is_service_member ? 'yes' : 'no'),
  balance: ({ balance_minor: amountMinor, currency }) =>
    currency === null ? '' : writeAmount({ amountMinor, currency }),
  currency: (row) => write(row.currency),
  'open debts': (row) => write(row.open_debts),
  'debt state': (row) => row.state,
  'debt type': (row) => write(row.kinds),
  'time barred': (row) => (row.is_time_barred ? 'yes' : 'no'),
  'role of person': (row) => write(row.person_role),
  'notice sent': (row) => write(row.notice_sent_on),
  'first contact': (row) => write(row.first_contact_on),
  'oldest debt': (row) => write(row.oldest_debt_on),
  'last call (UTC)': (row) => write(row.last_called_at),
  'last outcome': (row) => write(row.last_outcome),
  'not to be called': (row) => (row.is_suppressed ? 'yes' : 'no'),
  callable: (row) => row.callable ?? '',
  'callable from (UTC)': (row) => write(row.callable_from?.toISOString() ?? null),
  'time zone': (row) => write(row.zone),
  'permitted how': (row) => write(row.obtained_how),
  'permitted on': (row) => write(row.obtained_on),
  'added (UTC)': (row) => write(row.created_at),
} as const satisfies Readonly<Record<string, (row: ExportedContact) => string>>;

type Cell = keyof typeof cells;

/** What stands in a file of each column of the table, as it is seen there: a name with its warning. */
const cellsOfColumn: Readonly<Record<ContactColumn, readonly Cell[]>> = {
  name: ['name', 'not to be called'],
  reference: ['reference'],
  phone: ['phone', 'other phones'],
  email: ['email'],
  balance: ['balance', 'currency'],
  debts: ['open debts'],
  state: ['debt state'],
  oldest_debt: ['oldest debt'],
  callable: ['callable', 'callable from (UTC)'],
  last_call: ['last call (UTC)', 'last outcome'],
  zone: ['time zone'],
  place: ['address', 'city', 'state', 'postal code', 'country'],
  consent: ['permitted how', 'permitted on'],
  added: ['added (UTC)'],
};

function isCell(name: string): name is Cell {
  return name in cells;
}

/** The head of the file and what writes a line of it: of the columns named, each once, or of all. */
export function chooseCells(columns: readonly ContactColumn[] | undefined): {
  head: readonly string[];
  writeLine: (row: ExportedContact) => string[];
} {
  const names =
    columns === undefined
      ? Object.keys(cells).filter(isCell)
      : [...new Set(columns.flatMap((column) => cellsOfColumn[column]))];
  return {
    head: names,
    writeLine: (row) => names.map((name) => cells[name](row)),
  };
}
