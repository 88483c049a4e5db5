import type { ContactFilter } from '@ringfence/contract/contacts';
import { readNumber } from '@ringfence/domain/phone/read-number';

const dayMilliseconds = 24 * 60 * 60 * 1000;

const dayBefore = (now: Date, days: number | undefined): string | undefined =>
  days === undefined
    ? undefined
    : new Date(now.getTime() - days * dayMilliseconds).toISOString().slice(0, 10);

function readSearch(search: string | undefined) {
  if (search === undefined || search === '') return {};
  const { numbers, lastFour } = readNumber(search);
  return { query: search, numbers, ...(lastFour === null ? {} : { last_four: lastFour }) };
}

/** A filter as the database's functions read it. What is left out, or chooses among nothing, filters none. */
export function readFilter(filter: ContactFilter, now: Date): string {
  const { states = [], outcomes = [] } = filter;
  return JSON.stringify({
    at: now.toISOString(),
    list_id: filter.listId,
    states: states.length === 0 ? undefined : states,
    currency: filter.currency,
    balance_from: filter.balanceFrom,
    balance_to: filter.balanceTo,
    // The older a debt, the earlier its day.
    opened_from: dayBefore(now, filter.debtAgeTo),
    opened_to: dayBefore(now, filter.debtAgeFrom),
    outcomes: outcomes.length === 0 ? undefined : outcomes,
    callable: filter.callable,
    zone: filter.zone,
    promised: filter.promised,
    suppressed: filter.suppressed,
    ...readSearch(filter.search),
  });
}
