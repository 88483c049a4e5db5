export type Idleness =
  | { state: 'active' }
  /** The end is near, and the person is asked whether they are there. */
  | { state: 'warned'; secondsLeft: number }
  | { state: 'ended' };

const longestWarning = 60_000;

/**
 * How things stand by the clock on the wall. Timers stand still while a computer sleeps; the
 * difference of two times does not.
 */
export function judgeIdleness(lastActiveAt: number, now: number, limitMinutes: number): Idleness {
  const limit = limitMinutes * 60_000;
  const left = limit - (now - lastActiveAt);
  if (left <= 0) {
    return { state: 'ended' };
  }
  // A very short limit would begin with its warning.
  return left <= Math.min(longestWarning, limit / 2)
    ? { state: 'warned', secondsLeft: Math.ceil(left / 1000) }
    : { state: 'active' };
}
