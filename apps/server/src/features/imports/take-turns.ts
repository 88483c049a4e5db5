import { refuseUpload } from './refuse-upload.ts';

export interface TurnLimits {
  /** So many are at it at once. */
  atOnce: number;
  /** So many are at it or wait, in their order; whoever comes after them is sent away. */
  most: number;
  /** So many of them for one organization: the others get a place, too. */
  mostOfOne: number;
}

export type TakeTurn = <Result>(
  organizationId: string,
  work: () => Promise<Result>,
) => Promise<Result>;

/**
 * Files that are read while their request waits take threads, processes and memory of the server that
 * answers everybody: few at once, the next in their order, and no endless queue of bodies in memory.
 */
export function createTurns({ atOnce, most, mostOfOne }: TurnLimits): TakeTurn {
  const there: string[] = [];
  const waiting: (() => void)[] = [];
  let busy = 0;
  return async (organizationId, work) => {
    const own = there.filter((one) => one === organizationId).length;
    if (there.length >= most || own >= mostOfOne) {
      throw refuseUpload('too_many_requests', 'readers_busy');
    }
    there.push(organizationId);
    if (busy < atOnce) busy += 1;
    // Whoever ends hands over their place: nobody who comes meanwhile takes it.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      there.splice(there.indexOf(organizationId), 1);
      const next = waiting.shift();
      if (next === undefined) busy -= 1;
      else next();
    }
  };
}
