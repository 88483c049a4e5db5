const minuteMilliseconds = 60_000;
const firstWaitMinutes = 5;
const mostWaitMinutes = 24 * 60;

/** When the hours of an organization were tried to be counted, and how often in a row that failed. */
export interface Tries {
  triedAt: Date;
  failures: number;
}

/** Twice as long after each failure, up to a day: what failed for its length fails again as long. */
export function mayCountAgain({ triedAt, failures }: Tries, now: Date): boolean {
  if (failures === 0) return true;
  const minutes = Math.min(mostWaitMinutes, firstWaitMinutes * 2 ** failures);
  return now.getTime() - triedAt.getTime() >= minutes * minuteMilliseconds;
}
