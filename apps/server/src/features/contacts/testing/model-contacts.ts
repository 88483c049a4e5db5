import type { ContactFilter } from '@ringfence/contract/contacts';
import type { ContactOrder } from '../list-contacts.ts';

/** A contact as plain values, from which the tables are filled and by which they are checked. */
export interface ModelContact {
  id: string;
  name: string;
  reference: string;
  email: string | null;
  e164: string;
  state: 'open' | 'promised' | 'paid' | 'disputed' | 'recalled' | 'closed';
  currency: string;
  balance: number;
  opened_on: string | null;
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
const states = ['open', 'promised', 'paid', 'disputed', 'recalled', 'closed'] as const;

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
  const moment = (days: number) => new Date(now.getTime() + days * dayMilliseconds).toISOString();
  return Array.from({ length: size }, (_, index) => {
    const isCalled = draw(3) > 0;
    const isJudged = draw(5) > 0;
    const isNever = draw(4) === 0;
    const from = draw(20) - 10;
    const suffix = `${seed.toString(16).padStart(2, '0')}${(index * 7).toString(16).padStart(10, '0')}`;
    return {
      id: `01900000-0000-7000-8000-${suffix}`,
      name: `${choose(firstNames)} ${choose(lastNames)}`,
      reference: `REF-${index}`,
      email: draw(2) === 0 ? null : `ann${index}@example.com`,
      e164: `+1312555${String(100 + (index % 400)).padStart(4, '0')}`,
      state: choose(states),
      currency: choose(['USD', 'USD', 'EUR']),
      balance: draw(40) * 125,
      opened_on: draw(4) === 0 ? null : moment(-draw(900)).slice(0, 10),
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

const isOwed = ({ state }: ModelContact) =>
  state === 'open' || state === 'promised' || state === 'disputed';
const balanceOf = (contact: ModelContact) => (isOwed(contact) ? contact.balance : 0);
const openedOf = (contact: ModelContact) => (isOwed(contact) ? contact.opened_on : null);

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[!-/:-@[-`{-~]/g, ' ');

function isFound(contact: ModelContact, search: string): boolean {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const name = ` ${fold(contact.name)}`;
  const hasWords =
    words.length > 0 && words.every((word) => name.includes(word.length < 3 ? ` ${word}` : word));
  const wanted = search.trim().toLowerCase();
  const reference = contact.reference.toLowerCase();
  const hasReference =
    wanted.length < 3 ? reference.startsWith(wanted) : reference.includes(wanted);
  const hasEmail = wanted.length >= 3 && (contact.email ?? '').startsWith(wanted);
  const hasNumber = /^\d{4}$/.test(search) && contact.e164.endsWith(search);
  return hasWords || hasReference || hasEmail || hasNumber;
}

function callableOf(contact: ModelContact, now: Date): string | null {
  if (!contact.is_judged) return null;
  if (contact.callable_from === null) return 'never';
  if (new Date(contact.callable_until ?? '') <= now) return null;
  return new Date(contact.callable_from) <= now ? 'now' : 'later';
}

function matches(contact: ModelContact, filter: ContactFilter, now: Date): boolean {
  const opened = openedOf(contact);
  const dayBefore = (days: number) =>
    new Date(now.getTime() - days * dayMilliseconds).toISOString().slice(0, 10);
  const { states: wanted = [], outcomes = [] } = filter;
  const outcome = contact.called_at === null ? 'none' : (contact.outcome ?? '');
  return (
    (filter.listId === undefined || contact.is_listed) &&
    (filter.search === undefined || isFound(contact, filter.search)) &&
    (wanted.length === 0 || wanted.includes(contact.state)) &&
    (filter.currency === undefined || (isOwed(contact) && contact.currency === filter.currency)) &&
    (filter.balanceFrom === undefined || balanceOf(contact) >= filter.balanceFrom) &&
    (filter.balanceTo === undefined || balanceOf(contact) <= filter.balanceTo) &&
    (filter.debtAgeFrom === undefined ||
      (opened !== null && opened <= dayBefore(filter.debtAgeFrom))) &&
    (filter.debtAgeTo === undefined ||
      (opened !== null && opened >= dayBefore(filter.debtAgeTo))) &&
    (outcomes.length === 0 || outcomes.includes(outcome)) &&
    (filter.callable === undefined || callableOf(contact, now) === filter.callable) &&
    (filter.zone === undefined || contact.zone === filter.zone) &&
    (filter.promised === undefined || (contact.state === 'promised') === filter.promised) &&
    (filter.suppressed === undefined || contact.is_suppressed === filter.suppressed)
  );
}

const keys: Readonly<
  Record<ContactOrder['sort'], (contact: ModelContact) => string | number | null>
> = {
  added: ({ id }) => id,
  name: ({ name }) => fold(name).trim().replaceAll(/\s+/g, ' '),
  balance: balanceOf,
  oldest_debt: openedOf,
  last_call: ({ called_at }) => called_at,
  next_call: ({ callable_from }) => callable_from,
};

/** Whoever has nothing to be sorted by comes last in either direction. */
export function pickByModel(
  people: readonly ModelContact[],
  filter: ContactFilter,
  { sort, direction }: ContactOrder,
  now: Date,
): ModelContact[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const key = keys[sort];
  return people
    .filter((contact) => matches(contact, filter, now))
    .toSorted((one, other) => {
      const [left, right] = [key(one), key(other)];
      if (left === null && right !== null) return 1;
      if (left !== null && right === null) return -1;
      if (left !== null && right !== null && left !== right) return left < right ? -sign : sign;
      return one.id < other.id ? -sign : sign;
    });
}
