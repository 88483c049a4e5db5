/** What keeps those who are due from being called at this moment: a free place, or what somebody may at once or a second. */
export const holds = [
  'free_place',
  'campaign_calls_at_once',
  'organization_calls_at_once',
  'account_calls_at_once',
  'campaign_pace',
  'organization_pace',
  'account_pace',
] as const;

export type Hold = (typeof holds)[number];

/** What one of those who limit a campaign may, and what of that is spent, by others too; null: no limit. */
export interface Holder {
  callsPerSecond: number | null;
  callsAtOnce: number | null;
  /** Calls placed in a second. */
  made: number;
  underWay: number;
}

export interface Holders {
  campaign: Holder;
  organization: Holder;
  account: Holder;
}

const holders = ['campaign', 'organization', 'account'] as const;

/** So near to what is allowed, the limit is what holds the others back: workers place calls in bursts. */
const nearly = 0.8;

/**
 * What holds a campaign's calls back; null where it is none of these. `placeRoom` is how many more calls the free places
 * leave. The nearest limit is named first: the campaign's before the organization's, that before the account's.
 */
export function findHold(known: Holders, placeRoom: number): Hold | null {
  if (placeRoom <= 0) return 'free_place';
  const full = holders.find((name) => {
    const { callsAtOnce, underWay } = known[name];
    return callsAtOnce !== null && underWay >= callsAtOnce * nearly;
  });
  if (full !== undefined) return `${full}_calls_at_once`;
  const spent = holders.find((name) => {
    const { callsPerSecond, made } = known[name];
    return callsPerSecond !== null && made >= callsPerSecond * nearly;
  });
  return spent === undefined ? null : `${spent}_pace`;
}
