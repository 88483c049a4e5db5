/** First calls that were made, and those that a person answered. */
export interface OrderResult {
  placed: number;
  answered: number;
}

export interface OrderGain {
  best: OrderResult;
  even: OrderResult;
  /**
   * By how much more of a hundred calls are answered, and between which values that lies in 95 of 100 such comparisons;
   * null where one of the two has made no call.
   */
  points: { gain: number; low: number; high: number } | null;
}

/** Of the normal distribution, for 95 %. */
const deviations = 1.96;

/** Wilson's interval for a share. */
function findInterval({ placed, answered }: OrderResult): { low: number; high: number } {
  const share = answered / placed;
  const square = deviations ** 2;
  const middle = share + square / (2 * placed);
  const reach =
    deviations * Math.sqrt((share * (1 - share)) / placed + square / (4 * placed * placed));
  const whole = 1 + square / placed;
  return { low: (middle - reach) / whole, high: (middle + reach) / whole };
}

/** Newcombe's interval for the difference of two shares (1998, method 10): it holds for few calls, too. */
export function compareOrders(best: OrderResult, even: OrderResult): OrderGain {
  if (best.placed === 0 || even.placed === 0) return { best, even, points: null };
  const [one, other] = [best.answered / best.placed, even.answered / even.placed];
  const [ofBest, ofEven] = [findInterval(best), findInterval(even)];
  const gain = one - other;
  const low = gain - Math.hypot(one - ofBest.low, ofEven.high - other);
  const high = gain + Math.hypot(ofBest.high - one, other - ofEven.low);
  return { best, even, points: { gain: gain * 100, low: low * 100, high: high * 100 } };
}
