export interface CampaignCourse {
  now: Date;
  /** Those who are still to be called, or are being called. */
  left: number;
  /** Those for whom nothing more is tried. */
  settled: number;
  calls: number;
  /** Of the newest calls of the last hour: how many there were, and when the first of them was placed. */
  recent: { calls: number; since: Date | null };
  /** When the last of those who wait is due; null where nobody waits. */
  lastDueAt: Date | null;
}

/**
 * When a campaign will be through, if it goes on as in the last hour: those who are left need as many calls each as those
 * who are settled. Nobody is called before they are due, so it is never sooner than that. Null where nothing is known to
 * go by.
 */
export function estimateFinish(course: CampaignCourse): Date | null {
  const { now, left, settled, calls, recent, lastDueAt } = course;
  if (left === 0) return now;
  if (settled === 0 || recent.calls === 0 || recent.since === null) return null;
  const milliseconds = Math.max(1, now.getTime() - recent.since.getTime());
  const needed = left * (calls / settled);
  const byPace = now.getTime() + (needed / recent.calls) * milliseconds;
  return new Date(Math.max(byPace, lastDueAt?.getTime() ?? 0));
}
