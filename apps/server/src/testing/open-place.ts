/**
 * A place where it is between nine and eight in the evening at the given moment, for tests that run
 * on the real clock at any time of the day: the law has no switch, so the people have to be where
 * they may be called.
 */
export function chooseOpenPlace(now: Date): { country: string; prefix: string } {
  const hour = now.getUTCHours();
  if (hour >= 9 && hour < 19) return { country: 'GB', prefix: '+44207946' };
  return hour >= 19 && hour < 23
    ? { country: 'US', prefix: '+1808555' }
    : { country: 'GU', prefix: '+1671555' };
}
