import type { Pace } from './services.ts';

const secondMilliseconds = 1_000;

export interface RollingSecond {
  /** How many more calls may be handed over at this moment. */
  leave(pace: Pace): number;
  add(calls: number): void;
}

/**
 * What a process handed to the carrier within the last second. The pace is leased on the database's clock, over all
 * processes; what one that stood still in between hands over late counts for the second it comes in, so that it
 * hands over no more in one than the slots of the pace leave room for.
 */
export function createRollingSecond(now = (): number => performance.now()): RollingSecond {
  let times: number[] = [];
  return {
    leave({ callsPerSecond }) {
      const oldest = now() - secondMilliseconds;
      times = times.filter((at) => at > oldest);
      const most = callsPerSecond + Math.max(1, Math.floor(callsPerSecond * 0.08));
      return Math.max(0, most - times.length);
    },
    add(calls) {
      const at = now();
      for (let call = 0; call < calls; call += 1) times.push(at);
    },
  };
}
