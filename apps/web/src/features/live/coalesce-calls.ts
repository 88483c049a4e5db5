/**
 * Runs the work at once when it is first asked for, and then at most once in the given time and
 * never twice at the same moment, however often it is asked for meanwhile. It rests at least as long
 * as it took: where answers are slow, asking without a pause would hold up what somebody waits for.
 */
export function coalesceCalls(work: () => Promise<void>, gapMilliseconds: number) {
  let isRunning = false;
  let isWanted = false;
  let isStopped = false;

  async function run() {
    isRunning = true;
    while (isWanted && !isStopped) {
      isWanted = false;
      const began = performance.now();
      await Promise.allSettled([work()]);
      const taken = performance.now() - began;
      const rest = Math.max(gapMilliseconds - taken, taken);
      await new Promise<void>((resolve) => setTimeout(resolve, rest));
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
