import type { CallFilter, CallOrder } from '@ringfence/contract/calls';
import type { FilledHistory } from './fill-calls.ts';

export interface Question {
  name: string;
  filter: CallFilter;
  order: CallOrder;
  /** How many pages are turned before the one that is measured. */
  depth: number;
}

/** Every filter that the history offers, frequent and rare. */
export function listFilters({
  campaigns,
  lists,
  accounts,
}: FilledHistory): Record<string, CallFilter> {
  return {
    'outcome frequent': { outcomes: ['no_answer'] },
    'outcome rare': { outcomes: ['stop'] },
    'outcome of nobody': { outcomes: ['lost'] },
    'several outcomes': { outcomes: ['stop', 'right_party', 'busy'] },
    'campaign large': { campaignId: campaigns.large },
    'campaign small': { campaignId: campaigns.small },
    'outcome rare in a campaign': { campaignId: campaigns.large, outcomes: ['stop'] },
    'list large': { listId: lists.large },
    'list small': { listId: lists.small },
    'caller ID frequent': { callerId: '+13125550001' },
    'caller ID rare': { callerId: '+13125550003' },
    'origin frequent': { origin: 'campaign' },
    'origin of nobody': { origin: 'callback' },
    'account usual': { accountId: accounts.usual },
    'account rare': { accountId: accounts.rare },
    'answered by a machine': { answeredBy: 'machine' },
    'long calls': { minimumSeconds: 110 },
    'longer than any': { minimumSeconds: 10_000 },
    'one day': { from: '2026-03-01', to: '2026-03-01' },
    'one month of an outcome': { from: '2026-02-01', to: '2026-02-28', outcomes: ['right_party'] },
    'an hour on Sundays': { hour: 11, weekday: 0 },
    'under way': { underWay: true },
    'search rare name': { search: 'quillfeather' },
    'search frequent name': { search: 'smith' },
    'search number': { search: '(200) 000-0700' },
    'search reference': { search: 'AC-00000107' },
    'search nobody': { search: 'xyzzyx' },
    'several at once': { campaignId: campaigns.middle, answeredBy: 'human', minimumSeconds: 60 },
  };
}

const orders = ['newest', 'oldest'] as const;

export function listQuestions(history: FilledHistory): Question[] {
  const all = { 'all calls': {}, ...listFilters(history) };
  return [
    ...Object.entries(all).flatMap(([name, filter]) =>
      orders.map((order) => ({ name: `${name}, ${order} first`, filter, order, depth: 0 })),
    ),
    { name: 'all calls, page 21', filter: {}, order: 'newest', depth: 20 },
  ];
}
