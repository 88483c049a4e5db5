/**
 * How many days ahead a campaign may begin. Everybody is judged when it is started, and a lawful minute is looked for
 * within `horizonDays` from then: this leaves the second half of them for when people can be called.
 */
export const mostDaysAhead = 30;

const dayMilliseconds = 86_400_000;

export type ScheduleFault = 'starts_too_late' | 'ends_too_early';

/** What is wrong with when a campaign begins and ends. Without a beginning it begins now. */
export function findScheduleFault(
  { startsAt, endsAt }: { startsAt: Date | null; endsAt: Date | null },
  now: Date,
): ScheduleFault | undefined {
  const begins = Math.max(now.getTime(), startsAt?.getTime() ?? 0);
  if (begins - now.getTime() > mostDaysAhead * dayMilliseconds) return 'starts_too_late';
  return endsAt !== null && endsAt.getTime() <= begins ? 'ends_too_early' : undefined;
}
