import type { AuthSettings } from '../settings.ts';

export interface SessionEnd {
  /** A session that began at this time or before is over; null: none is. */
  createdAfter: Date | null;
  /** Also one that was last refreshed at this time or before. */
  refreshedAfter: Date | null;
}

/** Which sessions have come to their end by themselves. */
export function describeEnd(
  { sessionSeconds, inactiveSeconds }: Pick<AuthSettings, 'sessionSeconds' | 'inactiveSeconds'>,
  now: Date,
): SessionEnd {
  const before = (seconds: number | undefined): Date | null =>
    seconds === undefined ? null : new Date(now.getTime() - seconds * 1000);
  return { createdAfter: before(sessionSeconds), refreshedAfter: before(inactiveSeconds) };
}

export function isOver(
  { createdAfter, refreshedAfter }: SessionEnd,
  session: { created_at: Date; refreshed_before: Date },
): boolean {
  return (
    (createdAfter !== null && session.created_at <= createdAfter) ||
    (refreshedAfter !== null && session.refreshed_before <= refreshedAfter)
  );
}
