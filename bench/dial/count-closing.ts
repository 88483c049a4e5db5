import type { Closing } from './close-zone.ts';
import { type Arrival, type Counted, countArrivals } from './count-arrivals.ts';

export interface CountedClosing extends Counted {
  /** How far the run was when the zone closed. */
  closed_at_second: number;
  /** Calls a second from then on, and those of the silent seconds that lie there. */
  calls_per_s_after: number;
  silent_seconds_after: number;
  /** Arrivals in the zone after that. */
  late: number;
}

/**
 * The whole of the run. Once a zone has closed, a second is silent without a call to the other: calls that arrive late
 * in the closed one do not fill it.
 */
export function countClosing(
  arrivals: readonly Arrival[],
  rate: number,
  { place, closesAt, silentFrom }: Closing,
): CountedClosing {
  const isClosing = ({ to }: Arrival): boolean => to.startsWith(place.prefix);
  const open = arrivals.filter((arrival) => arrival.at < closesAt || !isClosing(arrival));
  const after = open.filter(({ at }) => at >= closesAt);
  const began = arrivals.reduce((first, { at }) => Math.min(first, at), closesAt);
  const { calls_per_s, silent_seconds } = countArrivals(after, rate);
  return {
    ...countArrivals(arrivals, rate),
    silent_seconds: countArrivals(open, rate).silent_seconds,
    closed_at_second: Math.round((closesAt - began) / 1000),
    calls_per_s_after: calls_per_s,
    silent_seconds_after: silent_seconds,
    late: arrivals.filter((arrival) => isClosing(arrival) && arrival.at > silentFrom).length,
  };
}
