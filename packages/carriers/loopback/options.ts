/** A call as it arrived here: the carrier's own count of what it was asked to do. */
export interface Arrival {
  reference: string;
  to: string;
  from: string;
  /** Epoch milliseconds. */
  at: number;
}

export interface LoopbackOptions {
  /** Decides what every call comes to. Default: 1. */
  seed?: number | undefined;
  /** How many times faster than in life the calls pass. Default: 1. */
  speed?: number | undefined;
  /** How many ended calls are remembered; those that live always are. Default: 50,000. */
  mostEndedCalls?: number | undefined;
  onArrival?: ((arrival: Arrival) => void) | undefined;
}
