/** A call as it arrived at the carrier. Times are epoch milliseconds, of the clock that all of the run share. */
export interface Arrival {
  /** Our name for the call, as the carrier received it. */
  callId: string;
  to: string;
  at: number;
  /** Undefined while it lasts. */
  endedAt: number | undefined;
  /** In the carrier's words. */
  status: string;
}

/** The same with whom our records name for it. */
export interface KnownArrival extends Arrival {
  campaignId: string;
  personId: string;
  organizationId: string;
}

const minute = 60_000;

/**
 * How long a person is left alone in a campaign at the least, by what the carrier says of the call before. Written
 * down here again, because who reads the product's own rules finds no fault in them.
 */
const leastPause: Readonly<Record<string, number>> = {
  busy: 30 * minute,
  failed: 60 * minute,
  'no-answer': 240 * minute,
  completed: 240 * minute,
  // Taken back before it rang: it is no attempt, and the next comes when the account has rested.
  canceled: minute,
};

const byTime = (one: Arrival, other: Arrival): number => one.at - other.at;

/** Arrivals for a call that had arrived before. */
export function countRepeated(arrivals: readonly Arrival[]): number {
  return arrivals.length - new Set(arrivals.map(({ callId }) => callId)).size;
}

/** Arrivals for a person sooner after the one before, in the same campaign, than the retry rules allow. */
export function countHurried(arrivals: readonly KnownArrival[]): number {
  const groups = Map.groupBy(arrivals, ({ campaignId, personId }) => `${campaignId} ${personId}`);
  let hurried = 0;
  for (const group of groups.values()) {
    const calls = group.toSorted(byTime);
    for (const [index, call] of calls.entries()) {
      const before = calls[index - 1];
      // One call that came twice is counted as such.
      if (before === undefined || before.callId === call.callId) continue;
      const pause = leastPause[before.status] ?? Number.POSITIVE_INFINITY;
      if (call.at < (before.endedAt ?? Number.POSITIVE_INFINITY) + pause) hurried += 1;
    }
  }
  return hurried;
}

/** Arrivals before the moment from which on somebody may be called again. */
export function countEarly(
  arrivals: readonly KnownArrival[],
  notBefore: ReadonlyMap<string, number>,
): number {
  return arrivals.filter(({ personId, at }) => at < (notBefore.get(personId) ?? 0)).length;
}

/** Whether a phone rang, so that the call counts: the carrier says so, or does not know yet. */
const counts = ({ status }: Arrival): boolean =>
  status !== 'busy' && status !== 'failed' && status !== 'canceled';

/** Arrivals beyond what a person may still have. */
export function countOverAllowance(
  arrivals: readonly KnownArrival[],
  allowance: ReadonlyMap<string, number>,
): number {
  const groups = Map.groupBy(arrivals.filter(counts), ({ personId }) => personId);
  let over = 0;
  for (const [personId, calls] of groups) {
    over += Math.max(0, calls.length - (allowance.get(personId) ?? Number.POSITIVE_INFINITY));
  }
  return over;
}

/** Arrivals at a number sooner after the one before than an organization wants. */
export function countCrowded(
  arrivals: readonly KnownArrival[],
  gapMinutes: ReadonlyMap<string, number>,
): number {
  const groups = Map.groupBy(
    arrivals.filter(({ status }) => status !== 'canceled'),
    ({ organizationId, to }) => `${organizationId} ${to}`,
  );
  let crowded = 0;
  for (const group of groups.values()) {
    const calls = group.toSorted(byTime);
    for (const [index, { at, organizationId }] of calls.entries()) {
      const before = calls[index - 1];
      const gap = (gapMinutes.get(organizationId) ?? 0) * minute;
      if (before !== undefined && at - before.at < gap) crowded += 1;
    }
  }
  return crowded;
}

/** How many calls were under way with each arrival, itself among them. */
export function listAtOnce(arrivals: readonly Arrival[]): number[] {
  const changes = arrivals.flatMap(({ at, endedAt }) => [
    { at, by: 1 },
    ...(endedAt === undefined ? [] : [{ at: endedAt, by: -1 }]),
  ]);
  // What ends in a millisecond makes way for what begins in it.
  changes.sort((one, other) => one.at - other.at || one.by - other.by);
  let living = 0;
  return changes.flatMap(({ by }) => {
    living += by;
    return by > 0 ? [living] : [];
  });
}

/** Arrivals that found as many calls under way as the account may have, or more. */
export const countOverAtOnce = (arrivals: readonly Arrival[], atOnce: number): number =>
  listAtOnce(arrivals).filter((living) => living > atOnce).length;

/** A stop, from its commit until it was lifted, of a campaign, an organization or a person. */
export interface Stop {
  id: string;
  at: number;
  liftedAt: number | undefined;
  /** Of a person in this campaign alone. */
  campaignId?: string;
  /** The person comes to an end in it, rather than being refused when they are due. */
  takesOut?: boolean;
}

/** What was on its way by then may still arrive. */
const graceMilliseconds = 1_000;

/** Arrivals more than a second after the commit of a stop that holds for them. */
export function countAfterStop(arrivals: readonly KnownArrival[], stops: readonly Stop[]): number {
  return arrivals.filter(({ at, campaignId, organizationId, personId }) =>
    stops.some(
      (stop) =>
        [campaignId, organizationId, personId].includes(stop.id) &&
        (stop.campaignId ?? campaignId) === campaignId &&
        at > stop.at + graceMilliseconds &&
        at < (stop.liftedAt ?? Number.POSITIVE_INFINITY),
    ),
  ).length;
}
