import { refuseUpload } from './refuse-upload.ts';

export interface TurnLimits {
  /** So many are at it at once; one organization never has the last of these turns. */
  atOnce: number;
  /** So many are at it or wait; callers who come after them are sent away. */
  most: number;
  /** So many of them for one organization: the others get a place, too. */
  mostOfOne: number;
}

/** Does the work when its turn has come. */
export type TakeTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** A caller with a place takes as many turns as they need, one after another, and may wait in between. */
export type TakePlace = <Result>(
  organizationId: string,
  work: (takeTurn: TakeTurn) => Promise<Result>,
  /** Aborted when the caller has gone: they wait no longer. */
  signal?: AbortSignal,
) => Promise<Result>;

interface Waiting {
  organizationId: string;
  begin(): void;
}

/** How many turns one organization may have at once: there is always one left for the others. */
export const mostTurns = (atOnce: number): number => Math.max(1, atOnce - 1);

/**
 * Whose turn it is: of those below their limit the organization with the fewest turns, and of those the one
 * whose last turn was longest ago. Within an organization it goes by the order in which they came.
 */
export class TurnKeeper {
  readonly #busy = new Map<string, number>();
  /** In the order of their last turn. */
  readonly #served = new Set<string>();
  readonly #atOnce: number;
  #running = 0;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  choose<One extends { organizationId: string }>(waiting: readonly One[]): One | undefined {
    if (this.#running >= this.#atOnce) return undefined;
    const order = new Map([...this.#served].map((one, index) => [one, index]));
    const weigh = ({ organizationId }: One): readonly [number, number] => [
      this.#busy.get(organizationId) ?? 0,
      order.get(organizationId) ?? -1,
    ];
    let best: { one: One; weight: readonly [number, number] } | undefined;
    for (const one of waiting) {
      const weight = weigh(one);
      if (weight[0] >= mostTurns(this.#atOnce)) continue;
      const isBetter =
        best === undefined ||
        weight[0] < best.weight[0] ||
        (weight[0] === best.weight[0] && weight[1] < best.weight[1]);
      if (isBetter) best = { one, weight };
    }
    return best?.one;
  }

  begin({ organizationId }: { organizationId: string }): void {
    this.#running += 1;
    this.#busy.set(organizationId, (this.#busy.get(organizationId) ?? 0) + 1);
    this.#served.delete(organizationId);
    this.#served.add(organizationId);
    // An organization that was not served for so long is as good as new.
    const [oldest] = this.#served;
    if (this.#served.size > mostRemembered && oldest !== undefined) this.#served.delete(oldest);
  }

  end({ organizationId }: { organizationId: string }): void {
    this.#running -= 1;
    const left = (this.#busy.get(organizationId) ?? 0) - 1;
    if (left > 0) this.#busy.set(organizationId, left);
    else this.#busy.delete(organizationId);
  }
}

const mostRemembered = 1000;

/**
 * Files that are read while their request waits take threads, processes and memory of the server that
 * answers everybody: few at once, organizations in turn, and no endless queue of bodies in memory.
 */
export function createTurns({ atOnce, most, mostOfOne }: TurnLimits): TakePlace {
  const keeper = new TurnKeeper(atOnce);
  const there: string[] = [];
  const waiting: Waiting[] = [];
  function goOn(): void {
    for (let next = keeper.choose(waiting); next !== undefined; next = keeper.choose(waiting)) {
      waiting.splice(waiting.indexOf(next), 1);
      keeper.begin(next);
      next.begin();
    }
  }
  function waitForTurn(organizationId: string, signal: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const one: Waiting = {
      organizationId,
      begin() {
        signal?.removeEventListener('abort', leave);
        resolve();
      },
    };
    const leave = (): void => {
      waiting.splice(waiting.indexOf(one), 1);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', leave, { once: true });
    waiting.push(one);
    goOn();
    return promise;
  }
  return async (organizationId, work, signal) => {
    signal?.throwIfAborted();
    const own = there.filter((one) => one === organizationId).length;
    if (there.length >= most || own >= mostOfOne) {
      throw refuseUpload('too_many_requests', 'readers_busy');
    }
    there.push(organizationId);
    try {
      return await work(async (part) => {
        signal?.throwIfAborted();
        await waitForTurn(organizationId, signal);
        try {
          return await part();
        } finally {
          keeper.end({ organizationId });
          goOn();
        }
      });
    } finally {
      there.splice(there.indexOf(organizationId), 1);
    }
  };
}
