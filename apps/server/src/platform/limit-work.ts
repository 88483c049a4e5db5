/** Runs pieces of work, no more at once than allowed. One that waits leaves when its signal says so. */
export type WorkLimit = <Result>(
  work: () => Promise<Result>,
  signal?: AbortSignal,
) => Promise<Result>;

export interface WorkRoom {
  atOnce: number;
  /** Beyond this many that wait, work is refused: the last to come would have left by then. */
  waiting: number;
  /** What it is refused with. */
  refuse(): Error;
}

/** Refuses where even the waiting room is full. */
export function limitWork({ atOnce, waiting, refuse }: WorkRoom): WorkLimit {
  const queue: (() => void)[] = [];
  let running = 0;

  const wait = (signal?: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = (): void => {
        queue.splice(queue.indexOf(enter), 1);
        reject(refuse());
      };
      const enter = (): void => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      queue.push(enter);
      signal?.addEventListener('abort', leave, { once: true });
    });

  const takePlace = async (signal?: AbortSignal): Promise<void> => {
    if (signal?.aborted === true) throw refuse();
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw refuse();
    // Work that ends hands its place over, so that nothing slips in between.
    await wait(signal);
  };

  const leavePlace = (): void => {
    const next = queue.shift();
    if (next === undefined) running -= 1;
    else next();
  };

  return async (work, signal) => {
    await takePlace(signal);
    try {
      return await work();
    } finally {
      leavePlace();
    }
  };
}
