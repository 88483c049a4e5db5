import type { ContactFilter } from '@ringfence/contract/contacts';
import { outcomes } from '@ringfence/domain/calls/words';
import {
  type ContactSort,
  type ContactView,
  readColumns,
  type SortDirection,
  tidyFilter,
  usualColumns,
  usualOrder,
} from './contact-view.ts';

export const debtStates = [
  'open',
  'promised',
  'disputed',
  'paid',
  'recalled',
  'closed',
] as const satisfies readonly NonNullable<ContactFilter['states']>[number][];

export const callableStates = ['now', 'later', 'never'] as const satisfies readonly NonNullable<
  ContactFilter['callable']
>[];

/** How the last call ended; `none`: never called. */
export const lastOutcomes: readonly string[] = ['none', ...outcomes];

const sorts = [
  'added',
  'name',
  'balance',
  'oldest_debt',
  'last_call',
  'next_call',
] as const satisfies readonly ContactSort[];

const directions = ['ascending', 'descending'] as const satisfies readonly SortDirection[];

/** What the address says of the view, each under its name there. */
const parameters = [
  'search',
  'list',
  'state',
  'currency',
  'owed-from',
  'owed-to',
  'age-from',
  'age-to',
  'outcome',
  'callable',
  'zone',
  'promised',
  'suppressed',
  'sort',
  'direction',
  'columns',
] as const;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const longestText = 100;
const mostDays = 40_000;

function readText(text: string | null, pattern?: RegExp): string | undefined {
  const trimmed = text?.trim() ?? '';
  const isFit = trimmed !== '' && trimmed.length <= longestText;
  return isFit && (pattern?.test(trimmed) ?? true) ? trimmed : undefined;
}

function readCount(text: string | null, most = Number.MAX_SAFE_INTEGER): number | undefined {
  const value = /^\d{1,16}$/.test(text ?? '') ? Number(text) : undefined;
  return value !== undefined && value <= most ? value : undefined;
}

function readYesNo(text: string | null): boolean | undefined {
  return text === 'yes' ? true : text === 'no' ? false : undefined;
}

function readWord<Word extends string>(
  text: string | null,
  words: readonly Word[],
): Word | undefined {
  return words.find((word) => word === text);
}

function readWords<Word extends string>(text: string | null, words: readonly Word[]): Word[] {
  const named = new Set((text ?? '').split(','));
  return words.filter((word) => named.has(word));
}

/** What an address asks for; what it says that nobody understands is passed over. */
export function readFilter(address: URLSearchParams): ContactFilter {
  return tidyFilter({
    search: readText(address.get('search')),
    listId: readText(address.get('list'), uuid),
    states: readWords(address.get('state'), debtStates),
    currency: readText(address.get('currency'), /^[A-Z]{3}$/),
    balanceFrom: readCount(address.get('owed-from')),
    balanceTo: readCount(address.get('owed-to')),
    debtAgeFrom: readCount(address.get('age-from'), mostDays),
    debtAgeTo: readCount(address.get('age-to'), mostDays),
    outcomes: readWords(address.get('outcome'), lastOutcomes),
    callable: readWord(address.get('callable'), callableStates),
    zone: readText(address.get('zone')),
    promised: readYesNo(address.get('promised')),
    suppressed: readYesNo(address.get('suppressed')),
  });
}

/** The view that an address names; the columns of last time where it names none. */
export function readView(
  address: URLSearchParams,
  rememberedColumns: ContactView['columns'] = usualColumns,
): ContactView {
  const columns = address.get('columns');
  return {
    filter: readFilter(address),
    sort: readWord(address.get('sort'), sorts) ?? usualOrder.sort,
    direction: readWord(address.get('direction'), directions) ?? usualOrder.direction,
    columns: columns === null ? rememberedColumns : readColumns(columns.split(',')),
  };
}

const writeYesNo = (is: boolean | undefined) => (is === undefined ? undefined : is ? 'yes' : 'no');

/** The address of a view; everything else that stands in it stays, such as the organization. */
export function writeView(
  before: URLSearchParams,
  { filter, sort, direction, columns }: ContactView,
  rememberedColumns: ContactView['columns'] = usualColumns,
): URLSearchParams {
  const values: Record<(typeof parameters)[number], string | undefined> = {
    search: filter.search,
    list: filter.listId,
    state: debtStates.filter((state) => filter.states?.includes(state)).join(','),
    currency: filter.currency,
    'owed-from': filter.balanceFrom?.toString(),
    'owed-to': filter.balanceTo?.toString(),
    'age-from': filter.debtAgeFrom?.toString(),
    'age-to': filter.debtAgeTo?.toString(),
    outcome: lastOutcomes.filter((outcome) => filter.outcomes?.includes(outcome)).join(','),
    callable: filter.callable,
    zone: filter.zone,
    promised: writeYesNo(filter.promised),
    suppressed: writeYesNo(filter.suppressed),
    sort: sort === usualOrder.sort ? undefined : sort,
    direction: direction === usualOrder.direction ? undefined : direction,
    columns: columns.join(',') === rememberedColumns.join(',') ? undefined : columns.join(','),
  };
  const after = new URLSearchParams(before);
  for (const name of parameters) {
    after.delete(name);
  }
  for (const name of parameters) {
    const value = values[name];
    if (value !== undefined && value !== '') {
      after.set(name, value);
    }
  }
  return after;
}

/** Whether two views show the same: their addresses are the same. */
export function isSameView(one: ContactView, other: ContactView): boolean {
  const write = (view: ContactView) => writeView(new URLSearchParams(), view).toString();
  return write(one) === write(other);
}
