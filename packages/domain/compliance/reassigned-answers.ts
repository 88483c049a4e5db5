/**
 * What the Reassigned Numbers Database answers to a number and the day of the consent for it: whether it was
 * permanently disconnected since then (47 CFR 64.1200(m)).
 */
export const reassignedAnswers = ['no', 'yes', 'no_data'] as const;
export type ReassignedAnswer = (typeof reassignedAnswers)[number];

export interface ReassignedCheck {
  /** The day of the answer, such as `2026-11-10`. */
  checkedOn: string;
  answer: ReassignedAnswer;
}

/**
 * A caller who asked the database and got "no" is not liable where that was an error (47 CFR 64.1200(m)(2)).
 * Neither silence nor "no data" gives that harbour.
 */
export const givesSafeHarbour = (check: ReassignedCheck | null): boolean => check?.answer === 'no';

/**
 * From when a number counts as somebody else's by an answer: from the day of the answer on, and never from a
 * moment that is still to come, as where that day has begun in another zone alone.
 */
export function findReassignedSince({ checkedOn }: ReassignedCheck, now: Date): Date {
  const begin = new Date(`${checkedOn}T00:00:00Z`);
  return begin < now ? begin : now;
}
