import type { Outcome } from '../calls/words.ts';

/** A millionth of a currency's unit: carriers charge fractions of a cent. */
export const microsPerUnit = 1_000_000;

/** An amount in millionths of the unit of its currency (ISO 4217). */
export interface Cost {
  amountMicro: number;
  currency: string;
}

/** What a carrier account charges for calls to a country. */
export interface Rate {
  /** ISO 3166-1; null: every country that has no rate of its own. */
  country: string | null;
  currency: string;
  perMinuteMicro: number;
  perCallMicro: number;
  /** A call is charged by whole increments: 60 for begun minutes. */
  incrementSeconds: number;
}

/** Of these the carrier charges nothing: it never took them, or could not connect them. */
export const freeOutcomes: readonly Outcome[] = ['withdrawn', 'failed'];

/** The country's own rate, or that of every other country. */
export function chooseRate<Known extends Pick<Rate, 'country'>>(
  rates: readonly Known[],
  country: string | null,
): Known | undefined {
  return (
    rates.find((rate) => rate.country !== null && rate.country === country) ??
    rates.find((rate) => rate.country === null)
  );
}

/** `seconds`: from the answer to the end; none where nobody answered. Part of a millionth counts as one. */
function priceSeconds({ perMinuteMicro, incrementSeconds }: Rate, seconds: number): number {
  const charged = Math.ceil(seconds / incrementSeconds) * incrementSeconds;
  return Math.ceil((charged * perMinuteMicro) / 60);
}

/** What a call that ended costs. */
export function priceCall(
  rate: Rate,
  { outcome, seconds }: { outcome: Outcome; seconds: number | null },
): Cost {
  const amountMicro = freeOutcomes.includes(outcome)
    ? 0
    : rate.perCallMicro + priceSeconds(rate, seconds ?? 0);
  return { amountMicro, currency: rate.currency };
}

/** A call that ended, as the carrier charges it. */
export interface ChargedCall {
  country: string | null;
  outcome: Outcome;
  seconds: number | null;
  /** Joined to a staffed line, which is a second call to the carrier, charged by where the line is. */
  connected: { country: string | null; seconds: number } | null;
}

/** What both legs of a call cost; null where one has no rate, or they are charged in two currencies. */
export function priceLegs(
  rates: readonly Rate[],
  { country, outcome, seconds, connected }: ChargedCall,
): Cost | null {
  const own = chooseRate(rates, country);
  if (own === undefined) return null;
  const cost = priceCall(own, { outcome, seconds });
  if (connected === null) return cost;
  const other = chooseRate(rates, connected.country);
  if (other?.currency !== cost.currency) return null;
  const second = priceCall(other, { outcome: 'transferred', seconds: connected.seconds });
  return { ...cost, amountMicro: cost.amountMicro + second.amountMicro };
}

/** Calls that are expected to a country, and how long they last together. */
export interface ExpectedCalls {
  country: string | null;
  calls: number;
  /** Of them, how many are answered; all of them where that is not known. */
  answered?: number;
  seconds: number;
}

export interface ExpectedCost {
  /** One for each currency, the largest first. */
  costs: Cost[];
  /** Calls to countries without a rate: what they cost is not known. */
  unpricedCalls: number;
}

/** What calls are expected to cost. Each that is answered is taken to last as long as the average. */
export function priceExpected(
  rates: readonly Rate[],
  expected: readonly ExpectedCalls[],
): ExpectedCost {
  const sums = new Map<string, number>();
  let unpricedCalls = 0;
  for (const { country, calls, seconds, answered = calls } of expected) {
    const rate = chooseRate(rates, country);
    if (rate === undefined) {
      unpricedCalls += calls;
      continue;
    }
    const talk = answered > 0 ? Math.round(answered * priceSeconds(rate, seconds / answered)) : 0;
    const amount = Math.round(calls * rate.perCallMicro) + talk;
    sums.set(rate.currency, (sums.get(rate.currency) ?? 0) + amount);
  }
  const costs = [...sums].map(([currency, amountMicro]) => ({ currency, amountMicro }));
  return { costs: costs.sort((one, other) => other.amountMicro - one.amountMicro), unpricedCalls };
}
