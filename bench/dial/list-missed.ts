/** What a run prints, as far as it has a budget. */
export interface Figures {
  calls_per_s: number;
  asked: number;
  p95_claim_to_place_ms: number;
  over_rate_seconds: number;
  silent_seconds: number;
  duplicates: number;
  violations: number;
}

export type CarrierKind = 'loopback' | 'simulator';

/** Of what is asked for, so much is made. */
const leastShare = 0.95;
/** Up to so many calls a second; how many more one machine makes is only reported. */
const mostAsked = { loopback: 150, simulator: 60 };
/** Over HTTP it depends on the carrier as well. */
const longestWay = { loopback: 600, simulator: Number.POSITIVE_INFINITY };

/** A sentence for each budget that a run missed. */
export function listMissed(carrier: CarrierKind, figures: Figures): string[] {
  const { asked, calls_per_s: made, p95_claim_to_place_ms: way } = figures;
  const none = (['over_rate_seconds', 'duplicates', 'violations'] as const)
    .filter((figure) => figures[figure] > 0)
    .map((figure) => `${figure} is ${figures[figure]}; its budget is 0.`);
  if (asked > mostAsked[carrier]) return none;
  return [
    made < asked * leastShare &&
      `calls_per_s is ${made}; its budget is at least ${leastShare} of the ${asked} that were asked for.`,
    way > longestWay[carrier] &&
      `p95_claim_to_place_ms is ${way}; its budget is at most ${longestWay[carrier]}.`,
    figures.silent_seconds > 0 && `silent_seconds is ${figures.silent_seconds}; its budget is 0.`,
    ...none,
  ].filter((sentence) => sentence !== false);
}
