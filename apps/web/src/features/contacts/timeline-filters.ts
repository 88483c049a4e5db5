import type { TimelineKind } from '@ringfence/contract/contact-editing';

/** What the timeline can be cut to, by the word that stands in the address. */
const kindsByFilter = {
  calls: ['call', 'outside_call'],
  notes: ['note'],
  promises: ['promise', 'payment'],
  restrictions: ['restriction', 'restriction_lifted'],
  permission: ['consent', 'consent_revoked'],
  changes: ['edit', 'import', 'list'],
} as const satisfies Record<string, readonly TimelineKind[]>;

export type TimelineFilter = keyof typeof kindsByFilter | 'all';

function isFilter(word: string): word is keyof typeof kindsByFilter {
  return Object.hasOwn(kindsByFilter, word);
}

export const timelineFilters: readonly TimelineFilter[] = [
  'all',
  ...Object.keys(kindsByFilter).filter(isFilter),
];

/** A word of the address that is none of them means all. */
export function readFilter(word: string | null): TimelineFilter {
  return word !== null && isFilter(word) ? word : 'all';
}

/** Undefined: every kind there is. */
export function listKinds(filter: TimelineFilter): TimelineKind[] | undefined {
  return filter === 'all' ? undefined : [...kindsByFilter[filter]];
}
