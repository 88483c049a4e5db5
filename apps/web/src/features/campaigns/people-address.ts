import { type TargetStanding, targetStandings } from '@ringfence/contract/campaign-targets';
import type { statesUnderWay } from '@ringfence/domain/calls/words';

type StateUnderWay = (typeof statesUnderWay)[number];

/** Where on the page of a campaign its people are. */
export const peopleAnchor = 'people';

export interface PeopleView {
  /** Undefined: everybody. */
  standing: TargetStanding | undefined;
  /** What those wait for who are deferred; empty: anything. */
  reason: string;
  search: string;
}

/** Which people an address asks for; a standing that nobody knows means everybody. */
export function readPeople(address: URLSearchParams): PeopleView {
  const named = address.get('people');
  const reason = address.get('waits-for') ?? '';
  return {
    standing: targetStandings.find((standing) => standing === named),
    reason: named === 'deferred' && /^\w{1,40}$/.test(reason) ? reason : '',
    search: (address.get('search') ?? '').trim().slice(0, 100),
  };
}

/** The same address with other people. */
export function writePeople(address: URLSearchParams, { standing, reason, search }: PeopleView) {
  const next = new URLSearchParams(address);
  for (const [name, value] of [
    ['people', standing ?? ''],
    ['waits-for', standing === 'deferred' ? reason : ''],
    ['search', search],
  ] as const) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** On the page of a campaign, to those of its people who stand somewhere, or to everybody. */
export const peopleLink = (standing: TargetStanding | 'all'): string =>
  `?people=${standing}#${peopleAnchor}`;

/** On the page of a campaign, to those of its people who wait for something. */
export const waitLink = (reason: string): string =>
  `?people=deferred&waits-for=${reason}#${peopleAnchor}`;

/** All calls of a campaign, the newest first. */
export const callsLink = (campaignId: string): string => `/calls/history?campaign=${campaignId}`;

/** Its calls that were placed in the minute before a moment, also those that were taken back before a phone rang. */
export function lastMinuteLink(campaignId: string, at: string): string {
  const minuteAgo = new Date(Date.parse(at) - 60_000).toISOString();
  const minute = { 'placed-after': minuteAgo, 'placed-until': at };
  return `${callsLink(campaignId)}&${new URLSearchParams(minute)}`;
}

/** The calls of a campaign that go on: all of them, or those that have come so far. */
export const underWayLink = (campaignId: string, state?: StateUnderWay): string =>
  `${callsLink(campaignId)}&${state === undefined ? 'under-way=yes' : `state=${state}`}`;

/** The calls of a campaign that ended in one way. */
export const outcomeLink = (campaignId: string, outcome: string): string =>
  `/calls/history?${new URLSearchParams({ campaign: campaignId, outcome })}`;
