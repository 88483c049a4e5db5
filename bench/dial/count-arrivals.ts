/** A call as the carrier saw it come in. */
export interface Arrival {
  /** Our name for the call, where the carrier is given it. */
  reference: string;
  to: string;
  /** Epoch milliseconds, on the carrier's clock. */
  at: number;
}

export interface Counted {
  calls: number;
  seconds: number;
  calls_per_s: number;
  over_rate_seconds: number;
  silent_seconds: number;
  duplicates: number;
}

/** A second may hold this much more than what is asked for: slots and ways differ by moments. */
const tolerance = 1.1;
const secondMilliseconds = 1000;

/** Whole seconds in which a rolling second held more than allowed; each is counted once. */
function countOverRate(times: readonly number[], rate: number): number {
  const most = Math.floor(rate * tolerance);
  const over = new Set<number>();
  let first = 0;
  for (const [index, at] of times.entries()) {
    while ((times[first] ?? at) <= at - secondMilliseconds) first += 1;
    if (index - first + 1 > most) over.add(Math.floor(at / secondMilliseconds));
  }
  return over.size;
}

/** Whole seconds without a call between the first and the last. */
function countSilent(times: readonly number[]): number {
  let silent = 0;
  for (const [index, at] of times.entries()) {
    const before = times[index - 1] ?? at;
    silent += Math.max(0, Math.floor((at - before) / secondMilliseconds));
  }
  return silent;
}

/** Two arrivals of one call, or to one number: nobody is called again within the run. */
function countDuplicates(arrivals: readonly Arrival[]): number {
  const seen = new Set<string>();
  let duplicates = 0;
  for (const { reference, to } of arrivals) {
    if (seen.has(to) || (reference !== '' && seen.has(reference))) duplicates += 1;
    seen.add(to);
    if (reference !== '') seen.add(reference);
  }
  return duplicates;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** What the carrier's own arrival times say about a run that was to place `rate` calls a second. */
export function countArrivals(arrivals: readonly Arrival[], rate: number): Counted {
  const times = arrivals.map(({ at }) => at).sort((one, other) => one - other);
  const seconds = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / secondMilliseconds;
  return {
    calls: arrivals.length,
    seconds: round(seconds),
    calls_per_s: seconds > 0 ? round((arrivals.length - 1) / seconds) : 0,
    over_rate_seconds: countOverRate(times, rate),
    silent_seconds: countSilent(times),
    duplicates: countDuplicates(arrivals),
  };
}
