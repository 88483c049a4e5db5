import type { ContactSort, ContactView } from './contact-view.ts';

const sorts: Record<ContactSort, ContactView['direction']> = {
  name: 'ascending',
  next_call: 'ascending',
  oldest_debt: 'ascending',
  added: 'descending',
  balance: 'descending',
  last_call: 'descending',
};

function isSort(word: string): word is ContactSort {
  return Object.hasOwn(sorts, word);
}

/** A press on the head of a column: at first as it is mostly wanted, then the other way round. */
export function chooseOrder(
  { sort, direction }: Pick<ContactView, 'sort' | 'direction'>,
  wanted: string,
): Pick<ContactView, 'sort' | 'direction'> {
  if (!isSort(wanted)) {
    return { sort, direction };
  }
  if (wanted !== sort) {
    return { sort: wanted, direction: sorts[wanted] };
  }
  return { sort, direction: direction === 'ascending' ? 'descending' : 'ascending' };
}
