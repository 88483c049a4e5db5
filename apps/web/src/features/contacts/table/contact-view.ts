import type { ContactColumn, ContactFilter, SavedView } from '@ringfence/contract/contacts';

export type ContactSort = SavedView['content']['sort'];
export type SortDirection = SavedView['content']['direction'];

/** Every column that the table of contacts can show, in the order they are offered. */
export const columnIds = [
  'name',
  'reference',
  'phone',
  'email',
  'balance',
  'debts',
  'state',
  'oldest_debt',
  'callable',
  'last_call',
  'zone',
  'place',
  'consent',
  'added',
] as const satisfies readonly ContactColumn[];

export type ColumnId = ContactColumn;

/** What names the row is always there, and first. */
export const nameColumn = 'name' satisfies ColumnId;

export const usualColumns: readonly ColumnId[] = [
  'name',
  'reference',
  'phone',
  'balance',
  'state',
  'callable',
  'last_call',
];

/** What a press on the head of a column sorts by. */
export const sortOfColumn: Partial<Record<ColumnId, ContactSort>> = {
  name: 'name',
  balance: 'balance',
  oldest_debt: 'oldest_debt',
  callable: 'next_call',
  last_call: 'last_call',
  added: 'added',
};

/** Which contacts, in which order, with which columns. */
export interface ContactView {
  filter: ContactFilter;
  sort: ContactSort;
  direction: SortDirection;
  columns: readonly ColumnId[];
}

export const usualOrder = { sort: 'added', direction: 'ascending' } as const satisfies Pick<
  ContactView,
  'sort' | 'direction'
>;

function isColumnId(word: string): word is ColumnId {
  return columnIds.some((id) => id === word);
}

/** The columns that are known, each once, led by the one that names the row. */
export function readColumns(words: readonly string[]): readonly ColumnId[] {
  const known = new Set(words.filter(isColumnId));
  known.delete(nameColumn);
  return [nameColumn, ...known];
}

/** The same filter without what is not asked for, so that two of them can be compared. */
export function tidyFilter(filter: ContactFilter): ContactFilter {
  return Object.fromEntries(
    Object.entries(filter).filter(
      ([, value]) =>
        value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

/** How many conditions there are beside the words that are searched for. */
export function countConditions({
  search: _search,
  currency: _currency,
  ...filter
}: ContactFilter) {
  const { balanceFrom, balanceTo, debtAgeFrom, debtAgeTo, ...others } = tidyFilter(filter);
  const ranges = [balanceFrom ?? balanceTo, debtAgeFrom ?? debtAgeTo];
  return Object.keys(others).length + ranges.filter((range) => range !== undefined).length;
}

/** The filter as the API takes it: yes and no are words in an address. */
export function toFilterInput(filter: ContactFilter) {
  const { promised, suppressed, ...others } = tidyFilter(filter);
  return {
    ...others,
    ...(promised === undefined ? {} : { promised: String(promised) }),
    ...(suppressed === undefined ? {} : { suppressed: String(suppressed) }),
  };
}
