/**
 * Runs the work at once when it is first asked for, and then at most once in the given time and
 * never twice at the same moment, however often it is asked for meanwhile.
 */
export function coalesceCalls(work: () => Promise<void>, gapMilliseconds: number) {
  let isRunning = false;
  let isWanted = false;
  let isStopped = false;

  async function run() {
    isRunning = true;
    while (isWanted && !isStopped) {
      isWanted = false;
      const gap = new Promise<void>((resolve) => setTimeout(resolve, gapMilliseconds));
      await Promise.allSettled([work(), gap]);
    }
    isRunning = false;
  }

  return {
    ask: () => {
      isWanted = true;
      if (!isRunning && !isStopped) {
        void run();
      }
    },
    stop: () => {
      isStopped = true;
    },
  };
}
