import type { ContactFilter } from '@ringfence/contract/contacts';
import type { FilledOrganization } from './fill-contacts.ts';

export const sorts = ['added', 'name', 'balance', 'oldest_debt', 'last_call', 'next_call'] as const;
export const directions = ['ascending', 'descending'] as const;

export interface Question {
  name: string;
  filter: ContactFilter;
  sort: (typeof sorts)[number];
  direction: (typeof directions)[number];
  /** How many pages are turned before the one that is measured. */
  depth: number;
  /** Asked all day long: everybody in any order, or one filter or one search in the order in which people came. */
  isUsual: boolean;
}

/** What combines filters, and is therefore not usual. */
const combined: readonly string[] = ['paid on a list', 'several at once', 'search on a list'];

/** Every filter that the lists offer, frequent and rare. */
export function listFilters({ lists }: FilledOrganization): Record<string, ContactFilter> {
  return {
    'state open': { states: ['open'] },
    'state paid': { states: ['paid'] },
    'state disputed or promised': { states: ['disputed', 'promised'] },
    'balance above': { balanceFrom: 500_000 },
    'balance between': { balanceFrom: 100_000, balanceTo: 100_400 },
    'debt older': { debtAgeFrom: 1_800 },
    'debt younger': { debtAgeTo: 30 },
    'never called': { outcomes: ['none'] },
    'outcome frequent': { outcomes: ['no_answer'] },
    'outcome rare': { outcomes: ['stop'] },
    'callable now': { callable: 'now' },
    'callable later': { callable: 'later' },
    'callable never': { callable: 'never' },
    'zone frequent': { zone: 'America/Chicago' },
    'zone rare': { zone: 'America/Anchorage' },
    'zone of nobody': { zone: 'Europe/Paris' },
    promised: { promised: true },
    suppressed: { suppressed: true },
    'not suppressed': { suppressed: false },
    'large list': { listId: lists.large },
    'middle list': { listId: lists.middle },
    'small list': { listId: lists.small },
    'paid on a list': { listId: lists.middle, states: ['paid'] },
    'several at once': {
      states: ['open'],
      callable: 'now',
      zone: 'America/Denver',
      suppressed: false,
    },
  };
}

/** Every kind of search. */
export const searches: Readonly<Record<string, string>> = {
  'frequent name': 'smith',
  'frequent part': 'son',
  'two words': 'john smith',
  'beginning of a word': 'jo',
  'beginning and name': 'jo smith',
  'rare name': 'quillfeather',
  'rare name and first name': 'mary quillfeather',
  'with accents': 'garcía',
  nobody: 'xyzzyx',
  'slip of the finger': 'smiht',
  number: '(200) 007-0000',
  'last four': '0070',
  reference: 'AC-00010007',
  'part of references': '00100',
  email: 'person4242@example.com',
  'beginning of addresses': 'person42',
};

const everybody = 'everybody';

function pairUp(filters: Readonly<Record<string, ContactFilter>>, depth: number): Question[] {
  return Object.entries(filters).flatMap(([name, filter]) =>
    sorts.flatMap((sort) =>
      directions.map((direction) => ({
        name: `${name} by ${sort} ${direction}${depth === 0 ? '' : `, page ${depth + 1}`}`,
        filter,
        sort,
        direction,
        depth,
        isUsual:
          name === everybody || (sort === 'added' && depth === 0 && !combined.includes(name)),
      })),
    ),
  );
}

/** Every filter and every search in every order, and deep pages of the orders themselves. */
export function listQuestions(organization: FilledOrganization): Question[] {
  const found = Object.fromEntries(
    Object.entries(searches).map(([name, search]) => [`search ${name}`, { search }]),
  );
  const inList = { 'search on a list': { search: 'smith', listId: organization.lists.middle } };
  return [
    ...pairUp({ [everybody]: {} }, 0),
    ...pairUp({ [everybody]: {}, 'large list': { listId: organization.lists.large } }, 20),
    ...pairUp(listFilters(organization), 0),
    ...pairUp({ ...found, ...inList }, 0),
  ];
}
