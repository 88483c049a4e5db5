/** What keeps somebody from being called before their next time. */
export const waits = ['lawful_time', 'retry', 'chosen_time', 'best_hour', 'turn'] as const;

export type Wait = (typeof waits)[number];

export interface Waiting {
  nextAt: Date;
  /** What the retry rules ask for, or the time that a call was agreed on for. */
  notBefore: Date | null;
  /** What somebody asked for. */
  movedTo: Date | null;
  /** What the best hour for a first call was last chosen to be. */
  hourAt: Date | null;
  verdict: string | null;
  origin: string;
  attempts: number;
}

/**
 * What keeps a target until its next time. The dialer sets that to the latest one of what the law, what the retry
 * rules and what somebody ask for; once it has passed, only the pace keeps it.
 */
export function findWait(waiting: Waiting, now: Date): Wait {
  const { nextAt, notBefore, movedTo, hourAt, verdict, origin, attempts } = waiting;
  if (nextAt <= now) return 'turn';
  if (movedTo !== null && nextAt <= movedTo) return 'chosen_time';
  // Anything that was learned since has moved it.
  if (hourAt?.getTime() === nextAt.getTime()) return 'best_hour';
  const isKeptByLaw = verdict === 'defer' && (notBefore === null || nextAt > notBefore);
  if (isKeptByLaw) return 'lawful_time';
  if (notBefore === null) return 'turn';
  // Before the first try of a call that was agreed on, it is the time that it was agreed on for.
  return origin !== 'campaign' && attempts === 0 ? 'chosen_time' : 'retry';
}
