import type { Hours } from './policy.ts';
import type { HoursFact } from './types.ts';

const dayMinutes = 24 * 60;

/** Hours that do not end later than they begin go on into the next day. */
export function isWithinHours({ from, to }: HoursFact, minute: number): boolean {
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

/** The stretches of one day that hours of every day have, from midnight to midnight. */
export function listStretches({ from, to }: HoursFact): readonly Hours[] {
  if (from < to) return [{ from, to }];
  const morning = to > 0 ? [{ from: 0, to }] : [];
  return [...morning, { from, to: dayMinutes }];
}
