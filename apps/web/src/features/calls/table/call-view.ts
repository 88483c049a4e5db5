import type { CallFilter, CallOrder } from '@ringfence/contract/calls';
import { campaignOrigins } from '@ringfence/domain/calls/call-kinds';
import { answerers } from '@ringfence/domain/calls/carrier-event';
import { happenings, outcomes, statesUnderWay } from '@ringfence/domain/calls/words';

/** Which calls, in which order. */
export interface CallView {
  filter: CallFilter;
  order: CallOrder;
}

/** What the address says of the view, each under its name there. */
const parameters = [
  'search',
  'from',
  'to',
  'outcome',
  'origin',
  'campaign',
  'list',
  'contact',
  'caller',
  'account',
  'answered',
  'seconds',
  'at-most',
  'under-way',
  'state',
  'placed',
  'placed-after',
  'placed-until',
  'happened',
  'hour',
  'weekday',
  'order',
] as const;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const longestText = 100;

function readText(text: string | null, pattern?: RegExp): string | undefined {
  const trimmed = text?.trim() ?? '';
  const isFit = trimmed !== '' && trimmed.length <= longestText;
  return isFit && (pattern?.test(trimmed) ?? true) ? trimmed : undefined;
}

function readCount(text: string | null, most: number): number | undefined {
  const value = /^\d{1,6}$/.test(text ?? '') ? Number(text) : undefined;
  return value !== undefined && value <= most ? value : undefined;
}

function readDay(text: string | null): string | undefined {
  const day = readText(text, /^\d{4}-\d{2}-\d{2}$/);
  return day === undefined || Number.isNaN(Date.parse(day)) ? undefined : day;
}

function readMoment(text: string | null): string | undefined {
  const moment = readText(text, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/);
  return moment === undefined || Number.isNaN(Date.parse(moment)) ? undefined : moment;
}

/** The same filter without what is not asked for, so that two of them can be compared. */
export function tidyFilter(filter: CallFilter): CallFilter {
  return Object.fromEntries(
    Object.entries(filter).filter(
      ([, value]) =>
        value !== undefined &&
        value !== '' &&
        value !== false &&
        !(Array.isArray(value) && value.length === 0),
    ),
  );
}

/** What an address asks for; what it says that nobody understands is passed over. */
export function readView(address: URLSearchParams): CallView {
  const named = new Set(address.getAll('outcome').flatMap((words) => words.split(',')));
  const caller = readText(address.get('caller'));
  return {
    filter: tidyFilter({
      search: readText(address.get('search')),
      from: readDay(address.get('from')),
      to: readDay(address.get('to')),
      outcomes: outcomes.filter((outcome) => named.has(outcome)),
      origin: campaignOrigins.find((word) => word === address.get('origin')),
      campaignId: readText(address.get('campaign'), uuid),
      listId: readText(address.get('list'), uuid),
      contactId: readText(address.get('contact'), uuid),
      callerId: caller,
      accountId: readText(address.get('account'), uuid),
      answeredBy: answerers.find((word) => word === address.get('answered')),
      minimumSeconds: readCount(address.get('seconds'), 86_400),
      maximumSeconds: readCount(address.get('at-most'), 86_400),
      // A figure may name the calls under way where it names outcomes.
      underWay: address.get('under-way') === 'yes' || named.has('under_way'),
      state: statesUnderWay.find((word) => word === address.get('state')),
      placed: address.get('placed') === 'yes',
      placedAfter: readMoment(address.get('placed-after')),
      placedUntil: readMoment(address.get('placed-until')),
      happened: happenings.find((word) => word === address.get('happened')),
      hour: readCount(address.get('hour'), 23),
      weekday: readCount(address.get('weekday'), 6),
    }),
    order: address.get('order') === 'oldest' ? 'oldest' : 'newest',
  };
}

/** The address of a view; everything else that stands in it stays, such as the tab. */
export function writeView(before: URLSearchParams, { filter, order }: CallView): URLSearchParams {
  const values: Record<(typeof parameters)[number], string | undefined> = {
    search: filter.search,
    from: filter.from,
    to: filter.to,
    outcome: filter.outcomes?.join(','),
    origin: filter.origin,
    campaign: filter.campaignId,
    list: filter.listId,
    contact: filter.contactId,
    caller: filter.callerId,
    account: filter.accountId,
    answered: filter.answeredBy,
    seconds: filter.minimumSeconds?.toString(),
    'at-most': filter.maximumSeconds?.toString(),
    'under-way': filter.underWay === true ? 'yes' : undefined,
    state: filter.state,
    placed: filter.placed === true ? 'yes' : undefined,
    'placed-after': filter.placedAfter,
    'placed-until': filter.placedUntil,
    happened: filter.happened,
    hour: filter.hour?.toString(),
    weekday: filter.weekday?.toString(),
    order: order === 'newest' ? undefined : order,
  };
  const after = new URLSearchParams(before);
  for (const name of parameters) {
    const value = values[name];
    after.delete(name);
    if (value !== undefined && value !== '') {
      after.set(name, value);
    }
  }
  return after;
}

/** Whether two views show the same: their addresses are the same. */
export function isSameView(one: CallView, other: CallView): boolean {
  const write = (view: CallView) => writeView(new URLSearchParams(), view).toString();
  return write(one) === write(other);
}

/** How many conditions there are beside the words that are searched for. */
export function countConditions({ search: _search, ...filter }: CallFilter): number {
  return Object.keys(tidyFilter(filter)).length;
}

/** The filter as the API takes it: yes and no are words in an address. */
export function toFilterInput(filter: CallFilter) {
  const { underWay, placed, ...others } = tidyFilter(filter);
  return {
    ...others,
    ...(underWay === true ? { underWay: 'true' } : {}),
    ...(placed === true ? { placed: 'true' } : {}),
  };
}
