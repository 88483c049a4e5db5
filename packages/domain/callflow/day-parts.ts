import type { Hours } from '../compliance/policy.ts';
import type { DayPart } from './script.ts';

const hour = 60;

/** When each part of the day is, in the person's own time. */
export const dayPartHours: Readonly<Record<DayPart, Hours>> = {
  morning: { from: 8 * hour, to: 12 * hour },
  afternoon: { from: 12 * hour, to: 17 * hour },
  evening: { from: 17 * hour, to: 21 * hour },
};

/** Who says when it suits has said that other times do not (12 CFR 1006.6(b)(1)). */
export function listInconvenientHours(suits: DayPart): Hours[] {
  const { from, to } = dayPartHours[suits];
  return [
    { from: 0, to: from },
    { from: to, to: 24 * hour },
  ];
}
