import type { Orders } from './control-campaigns.ts';
import type { Arrival } from './count-arrivals.ts';

export interface Late {
  /** How long after the order the last call came; 0 where none did. */
  last_after_pause_ms: number;
  last_after_stop_ms: number;
  /** That it went on in between: without it, nothing was stopped. */
  calls_between: number;
}

/** What the carrier saw after a pause and after a stop. */
export function countLate(
  arrivals: readonly Arrival[],
  { pausedAt, resumedAt, stoppedAt, endedAt }: Orders,
): Late {
  const within = (from: number, to: number): number[] =>
    arrivals.map(({ at }) => at).filter((at) => at >= from && at < to);
  const findLast = (from: number, to: number): number => Math.max(from, ...within(from, to)) - from;
  return {
    last_after_pause_ms: findLast(pausedAt, resumedAt),
    last_after_stop_ms: findLast(stoppedAt, endedAt),
    calls_between: within(resumedAt, stoppedAt).length,
  };
}
