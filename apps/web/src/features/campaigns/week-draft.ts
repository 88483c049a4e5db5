import type { Hours, WeekHours } from '@ringfence/domain/compliance/policy';
import { readHours, writeClock } from '../../ui/week-hours.ts';

/** A day as it stands in the fields: what is typed may not be valid yet. */
export interface DayDraft {
  isCalled: boolean;
  /** As fields for times have them. */
  from: string;
  to: string;
}

const usualHours: Hours = { from: 9 * 60, to: 18 * 60 };
const weekdays = 5;

const writeDay = (hours: Hours | null): DayDraft => ({
  isCalled: hours !== null,
  from: writeClock((hours ?? usualHours).from),
  to: writeClock((hours ?? usualHours).to),
});

/** What somebody who wants hours of their own begins with: from Monday to Friday. */
export const usualWeek: readonly DayDraft[] = Array.from({ length: 7 }, (_, day) =>
  writeDay(day < weekdays ? usualHours : null),
);

export const writeWeek = (week: WeekHours | null): readonly DayDraft[] | null =>
  week === null ? null : week.map(writeDay);

/** What is wrong with a day that is called on. */
export function findDayFault({ isCalled, from, to }: DayDraft): 'missing' | 'order' | null {
  if (!isCalled) return null;
  const hours = readHours(from, to);
  return typeof hours === 'string' ? hours : null;
}

/** The week that stands in the fields; `none` where it has no day, or undefined where a day is not valid. */
export function readWeek(days: readonly DayDraft[]): WeekHours | 'none' | undefined {
  const read = days.map(({ isCalled, from, to }) => (isCalled ? readHours(from, to) : null));
  const week = read.filter((hours) => typeof hours !== 'string');
  if (week.length < read.length) return undefined;
  return week.every((hours) => hours === null) ? 'none' : week;
}
