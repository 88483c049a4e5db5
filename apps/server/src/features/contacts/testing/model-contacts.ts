import type { ContactFilter } from '@ringfence/contract/contacts';
import type { ContactOrder } from '../list-contacts.ts';

interface ModelDebt {
  state: 'open' | 'promised' | 'paid' | 'disputed' | 'recalled' | 'closed';
  currency: string;
  balance: number;
  opened_on: string | null;
}

/** A contact as plain values, from which the tables are filled and by which they are checked. */
export interface ModelContact {
  id: string;
  name: string;
  reference: string;
  email: string | null;
  e164: string;
  /** None, one, or two of different balances. */
  debts: ModelDebt[];
  called_at: string | null;
  outcome: string | null;
  zone: string | null;
  callable_from: string | null;
  callable_until: string | null;
  is_judged: boolean;
  is_suppressed: boolean;
  is_listed: boolean;
}

const dayMilliseconds = 24 * 60 * 60 * 1000;
const firstNames = ['Ann', 'Anna', 'Bob', 'Cid', 'Dora', 'Joanna', 'Óscar', 'ann-marie'];
const lastNames = ['Smith', "O'Brien", 'Núñez', 'Smithson', 'Ng', 'Lee'];
/** The one that matters most comes first. */
const states = ['disputed', 'promised', 'open', 'paid', 'recalled', 'closed'] as const;
/** As names come: mostly plain, some with odd spaces, some longer than what they are sorted by. */
const spellings: readonly ((first: string, last: string) => string)[] = [
  ...Array.from({ length: 8 }, () => (first: string, last: string) => `${first} ${last}`),
  (first, last) => `  ${first}\u00a0 ${last} `,
  (first, last) => `${first} ${'Maximiliana '.repeat(8)}${last}`,
  (first, last) => `${'x'.repeat(99)} ${last} ${first}`,
];

/** The same numbers each time, spread without a pattern. */
function makeDraw(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

export function makeModel(size: number, now: Date, seed = 1): ModelContact[] {
  const draw = makeDraw(seed + size);
  const choose = <Value>(values: readonly Value[]): Value => {
    const value = values[draw(values.length)];
    if (value === undefined) throw new Error('nothing to choose from');
    return value;
  };
  const drawDebt = (place: number): ModelDebt => ({
    state: choose(states),
    currency: choose(['USD', 'USD', 'EUR']),
    balance: draw(40) * 125 + place,
    opened_on: draw(4) === 0 ? null : moment(-draw(900)).slice(0, 10),
  });
  const moment = (days: number) => new Date(now.getTime() + days * dayMilliseconds).toISOString();
  return Array.from({ length: size }, (_, index) => {
    const isCalled = draw(3) > 0;
    const isJudged = draw(5) > 0;
    const isNever = draw(4) === 0;
    const from = draw(20) - 10;
    const suffix = `${seed.toString(16).padStart(2, '0')}${(index * 7).toString(16).padStart(10, '0')}`;
    return {
      id: `01900000-0000-7000-8000-${suffix}`,
      name: choose(spellings)(choose(firstNames), choose(lastNames)),
      reference: index % 10 === 0 ? `REF-20260000${index}` : `REF-${index}`,
      email: draw(2) === 0 ? null : `ann${index}@example.com`,
      e164: `+1312555${String(100 + (index % 400)).padStart(4, '0')}`,
      debts: Array.from({ length: choose([0, 1, 1, 1, 2]) }, (_, place) => drawDebt(place)),
      called_at: isCalled ? moment(-draw(50)) : null,
      outcome: isCalled ? choose(['no_answer', 'voicemail', 'busy']) : null,
      zone: isJudged ? choose(['America/Chicago', 'Europe/Berlin', null]) : null,
      callable_from: isJudged && !isNever ? moment(from) : null,
      callable_until: isJudged && !isNever ? moment(from + 1 + draw(12)) : null,
      is_judged: isJudged,
      is_suppressed: draw(5) === 0,
      is_listed: draw(3) === 0,
    };
  });
}

/** Those still to be paid, the largest first: they are shown in its currency. */
const owedBy = ({ debts }: ModelContact) =>
  debts
    .filter(({ state }) => state === 'open' || state === 'promised' || state === 'disputed')
    .toSorted((one, other) => other.balance - one.balance);
const stateOf = ({ debts }: ModelContact) =>
  states.find((state) => debts.some((debt) => debt.state === state)) ?? 'closed';
const currencyOf = (contact: ModelContact) => owedBy(contact)[0]?.currency;
const openedOf = (contact: ModelContact) =>
  owedBy(contact)
    .flatMap(({ opened_on }) => opened_on ?? [])
    .toSorted()[0] ?? null;

/** Null for anyone who owes nothing any more. */
function balanceOf(contact: ModelContact): number | null {
  const owed = owedBy(contact).filter(({ currency }) => currency === currencyOf(contact));
  return owed.length === 0 ? null : owed.reduce((sum, { balance }) => sum + balance, 0);
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[!-/:-@[-`{-~]/g, ' ');

/** Who is found by a reference: by its beginning or end, and by any part if nobody's begins or ends so. */
function findByReference(people: readonly ModelContact[], search: string): Set<ModelContact> {
  const wanted = search.trim().toLowerCase();
  const pick = (isIt: (reference: string) => boolean) =>
    new Set(people.filter(({ reference }) => isIt(reference.toLowerCase())));
  if (wanted.length < 3) return pick((reference) => reference.startsWith(wanted));
  const found = pick((reference) => reference.startsWith(wanted) || reference.endsWith(wanted));
  return found.size > 0 || !/\d/.test(wanted)
    ? found
    : pick((reference) => reference.includes(wanted));
}

function isFound(contact: ModelContact, search: string): boolean {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const name = ` ${fold(contact.name)}`;
  const hasWords =
    words.length > 0 && words.every((word) => name.includes(word.length < 3 ? ` ${word}` : word));
  const wanted = search.trim().toLowerCase();
  const hasEmail = wanted.length >= 3 && (contact.email ?? '').startsWith(wanted);
  const hasNumber = /^\d{4}$/.test(search) && contact.e164.endsWith(search);
  return hasWords || hasEmail || hasNumber;
}

function callableOf(contact: ModelContact, now: Date): string | null {
  if (!contact.is_judged) return null;
  if (contact.callable_from === null) return 'never';
  if (new Date(contact.callable_until ?? '') <= now) return null;
  return new Date(contact.callable_from) <= now ? 'now' : 'later';
}

function matches(
  contact: ModelContact,
  filter: ContactFilter,
  now: Date,
  byReference: ReadonlySet<ModelContact>,
): boolean {
  const opened = openedOf(contact);
  const dayBefore = (days: number) =>
    new Date(now.getTime() - days * dayMilliseconds).toISOString().slice(0, 10);
  const { states: wanted = [], outcomes = [] } = filter;
  const outcome = contact.called_at === null ? 'none' : (contact.outcome ?? '');
  return (
    (filter.listId === undefined || contact.is_listed) &&
    (filter.search === undefined || byReference.has(contact) || isFound(contact, filter.search)) &&
    (wanted.length === 0 || wanted.includes(stateOf(contact))) &&
    (filter.currency === undefined || currencyOf(contact) === filter.currency) &&
    (filter.balanceFrom === undefined || (balanceOf(contact) ?? 0) >= filter.balanceFrom) &&
    (filter.balanceTo === undefined || (balanceOf(contact) ?? 0) <= filter.balanceTo) &&
    (filter.debtAgeFrom === undefined ||
      (opened !== null && opened <= dayBefore(filter.debtAgeFrom))) &&
    (filter.debtAgeTo === undefined ||
      (opened !== null && opened >= dayBefore(filter.debtAgeTo))) &&
    (outcomes.length === 0 || outcomes.includes(outcome)) &&
    (filter.callable === undefined || callableOf(contact, now) === filter.callable) &&
    (filter.zone === undefined || contact.zone === filter.zone) &&
    (filter.promised === undefined ||
      contact.debts.some(({ state }) => state === 'promised') === filter.promised) &&
    (filter.suppressed === undefined || contact.is_suppressed === filter.suppressed)
  );
}

const keys: Readonly<
  Record<ContactOrder['sort'], (contact: ModelContact, now: Date) => string | number | null>
> = {
  added: ({ id }) => id,
  name: ({ name }) => fold(name).trim().replaceAll(/\s+/g, ' ').slice(0, 100),
  // A person who owes nothing any more has no place in this order, and comes last.
  balance: balanceOf,
  oldest_debt: openedOf,
  last_call: ({ called_at }) => called_at,
  next_call: (contact, now) => (callableOf(contact, now) === null ? null : contact.callable_from),
};

/** A contact with nothing to sort by comes last in either direction. */
export function pickByModel(
  people: readonly ModelContact[],
  filter: ContactFilter,
  { sort, direction }: ContactOrder,
  now: Date,
): ModelContact[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const key = keys[sort];
  const byReference = findByReference(people, filter.search ?? '');
  return people
    .filter((contact) => matches(contact, filter, now, byReference))
    .toSorted((one, other) => {
      const [left, right] = [key(one, now), key(other, now)];
      if (left === null && right !== null) return 1;
      if (left !== null && right === null) return -1;
      if (left !== null && right !== null && left !== right) return left < right ? -sign : sign;
      return one.id < other.id ? -sign : sign;
    });
}
