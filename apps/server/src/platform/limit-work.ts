/** Runs pieces of work, no more at once than allowed. */
export type WorkLimit = <Result>(work: () => Promise<Result>) => Promise<Result>;

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

  const takePlace = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw refuse();
    // Work that ends hands its place over, so that nothing slips in between.
    await new Promise<void>((resolve) => queue.push(resolve));
  };

  const leavePlace = (): void => {
    const next = queue.shift();
    if (next === undefined) running -= 1;
    else next();
  };

  return async (work) => {
    await takePlace();
    try {
      return await work();
    } finally {
      leavePlace();
    }
  };
}
