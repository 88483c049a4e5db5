export interface LayoutShift {
  value: number;
  /** In milliseconds since the navigation. */
  startTime: number;
}

const longestGap = 1000;
const longestBurst = 5000;

/**
 * Cumulative layout shift as browsers report it (https://web.dev/articles/cls): the worst burst of
 * shifts, with less than a second between two of them and five seconds in all.
 */
export function sumLayoutShifts(shifts: readonly LayoutShift[]): number {
  let worst = 0;
  let burst = { start: 0, last: 0, sum: 0 };
  for (const { value, startTime } of shifts.toSorted(
    (one, other) => one.startTime - other.startTime,
  )) {
    const belongs = startTime - burst.last < longestGap && startTime - burst.start < longestBurst;
    burst =
      belongs && burst.sum > 0
        ? { ...burst, last: startTime, sum: burst.sum + value }
        : { start: startTime, last: startTime, sum: value };
    worst = Math.max(worst, burst.sum);
  }
  return worst;
}
