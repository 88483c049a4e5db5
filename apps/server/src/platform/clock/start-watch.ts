/**
 * Answers how many milliseconds have passed since it was started, and rather too many than too few: a clock
 * that was moved meanwhile shows, and so does a machine that slept, for which the other counter stands still.
 */
export function startWatch(now: () => Date): () => number {
  const [ticks, at] = [performance.now(), now().getTime()];
  return () => Math.max(performance.now() - ticks, Math.abs(now().getTime() - at));
}
