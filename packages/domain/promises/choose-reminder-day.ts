import { readDay, writeDay } from '../compliance/calendar-day.ts';

export interface PromiseToRemind {
  /** The day on which it was made, and the one on which it is due. */
  madeOn: string;
  dueOn: string;
  daysBefore: number;
}

/**
 * The day on which somebody is reminded of a promise: so many days before it is due, but not on the day on which it was
 * made. Null where no day is left in between.
 */
export function chooseReminderDay({ madeOn, dueOn, daysBefore }: PromiseToRemind): string | null {
  const day = Math.max(readDay(dueOn) - daysBefore, readDay(madeOn) + 1);
  return day < readDay(dueOn) ? writeDay(day) : null;
}
