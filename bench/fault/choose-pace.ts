/** Fewer a second, and hardly any call is in flight when something dies. */
const leastPerSecond = 3;

/**
 * The pace of the calls, by how long a process takes to start: there have to be calls in flight until the last step,
 * and a step takes as long as the start that follows it.
 */
export function choosePace(
  most: number,
  { calls, steps, secondsOfStart }: { calls: number; steps: number; secondsOfStart: number },
): number {
  const fitting = Math.floor(calls / (steps * (1 + 0.7 * secondsOfStart)));
  return Math.max(leastPerSecond, Math.min(most, fitting));
}
