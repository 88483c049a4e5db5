import { localTime } from '../zones/convert-time.ts';
import { weekdayOf } from './holidays/calculate-days.ts';
import { listStretches } from './hours-of-day.ts';
import type { Hours } from './policy.ts';
import type { Situation, TimeConsent } from './types.ts';

const nothing: readonly Hours[] = [];

/** The hours of law and policy on a day. */
function findHours(week: Situation['hours']['week'], day: number): Hours | null {
  return week[weekdayOf(day)] ?? null;
}

const isWithin = ({ from, to }: Hours, minute: number): boolean => minute >= from && minute < to;

/**
 * What the person permits on a day besides the hours of law and policy, as far as it is not closed by a law
 * that does not fall with consent.
 */
function listPermitted(
  { hours, timeConsents }: Situation,
  day: number,
  isMeant: (consent: TimeConsent) => boolean,
): readonly Hours[] {
  // Few people permit other hours, and every decision asks several times.
  if (timeConsents.length === 0) return nothing;
  const most = findHours(hours.weekByConsent, day);
  if (most === null) return nothing;
  const permitted: Hours[] = [];
  for (const consent of timeConsents) {
    if (consent.hours === null || !isMeant(consent)) continue;
    for (const stretch of listStretches(consent.hours)) {
      const from = Math.max(stretch.from, most.from);
      const to = Math.min(stretch.to, most.to);
      if (from < to) permitted.push({ from, to });
    }
  }
  return permitted;
}

/** When a day begins to be open, in order: by law and policy, and by what the person permits besides. */
export function listOpenings(
  situation: Situation,
  day: number,
  isMeant: (consent: TimeConsent) => boolean,
): readonly number[] {
  const usual = findHours(situation.hours.week, day);
  const opened = [
    ...(usual === null ? nothing : [usual]),
    ...listPermitted(situation, day, isMeant),
  ];
  return opened.map(({ from }) => from).sort((one, other) => one - other);
}

function listPermittedAt(situation: Situation, day: number, moment: Date): readonly Hours[] {
  if (situation.timeConsents.length === 0) return nothing;
  const time = moment.getTime();
  return listPermitted(situation, day, ({ from, to }) => from <= time && time < to);
}

/** Whether the day of the moment has any hours at all. */
export function hasHoursAt(situation: Situation, zone: string, moment: Date): boolean {
  const { day } = localTime(zone, moment);
  return (
    findHours(situation.hours.week, day) !== null ||
    listPermittedAt(situation, day, moment).length > 0
  );
}

export function isOpenAt(situation: Situation, zone: string, moment: Date): boolean {
  const { day, minute } = localTime(zone, moment);
  const usual = findHours(situation.hours.week, day);
  if (usual !== null && isWithin(usual, minute)) return true;
  return listPermittedAt(situation, day, moment).some((hours) => isWithin(hours, minute));
}
