import type { PaymentFilter } from '@ringfence/contract/payments';
import type { PromiseFilter, PromiseOrder } from '@ringfence/contract/promises';
import { promiseStates, promiseWays } from '@ringfence/domain/promises/promise-words';

/** In the address, for promises of every state. */
export const everyState = 'all';
/** What is waited for comes first: open promises, the next due on top. */
const usualState = 'open';
export const usualOrder: PromiseOrder = 'soonest_due';
export const promiseOrders = ['soonest_due', 'latest_due', 'newest'] as const;
export const standings = ['received', 'reversed'] as const;

export interface PromiseView {
  filter: PromiseFilter;
  order: PromiseOrder;
}

const longestText = 100;

function readDay(search: URLSearchParams, name: string): string | undefined {
  const day = search.get(name) ?? '';
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

function readId(search: URLSearchParams, name: string): string | undefined {
  const id = search.get(name) ?? '';
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id) ? id : undefined;
}

function readText(search: URLSearchParams): string | undefined {
  const text = search.get('search')?.trim() ?? '';
  return text === '' || text.length > longestText ? undefined : text;
}

/** Only what is asked for, so that the same question has one form. */
const tidy = <Filter extends object>(filter: Filter): Filter =>
  Object.assign(
    {},
    ...Object.entries(filter).map(([name, value]) =>
      value === undefined ? {} : { [name]: value },
    ),
  );

/** What an address asks for; what it says that nobody understands is passed over. */
export function readPromiseView(search: URLSearchParams): PromiseView {
  const state = search.get('state') ?? usualState;
  const how = search.get('how');
  const order = search.get('order');
  return {
    filter: tidy<PromiseFilter>({
      state: promiseStates.find((known) => known === state),
      madeHow: promiseWays.find((known) => known === how),
      dueFrom: readDay(search, 'due-from'),
      dueTo: readDay(search, 'due-to'),
      settledFrom: readDay(search, 'settled-from'),
      settledTo: readDay(search, 'settled-to'),
      campaignId: readId(search, 'campaign'),
      search: readText(search),
    }),
    order: promiseOrders.find((known) => known === order) ?? usualOrder,
  };
}

/** The promises that the calls of a campaign brought, in one state or in all. */
export const campaignPromises = (campaignId: string, state: PromiseFilter['state']): string =>
  `/activity/scheduled/promises?${new URLSearchParams({ state: state ?? everyState, campaign: campaignId })}`;

export function readPaymentFilter(search: URLSearchParams): PaymentFilter {
  const standing = search.get('standing');
  return tidy<PaymentFilter>({
    paidFrom: readDay(search, 'from'),
    paidTo: readDay(search, 'to'),
    standing: standings.find((known) => known === standing),
    search: readText(search),
  });
}

/** The address with other words in it; an empty one goes away, and what else it says stays. */
export function changeAddress(
  before: URLSearchParams,
  change: Readonly<Record<string, string>>,
): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(change)) {
    if (value === '') after.delete(name);
    else after.set(name, value);
  }
  return after;
}

const promiseParameters = [
  ...['how', 'due-from', 'due-to', 'settled-from', 'settled-to'],
  ...['campaign', 'search'],
];
const paymentParameters = ['from', 'to', 'standing', 'search'];
const emptied = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '']));
export const everyPromise = { ...emptied(promiseParameters), state: everyState };
export const everyPayment = emptied(paymentParameters);

/** Whether anything is left out, beside the state that is chosen. */
export const isNarrowed = (search: URLSearchParams): boolean =>
  [...promiseParameters, ...paymentParameters].some((name) => search.has(name));
