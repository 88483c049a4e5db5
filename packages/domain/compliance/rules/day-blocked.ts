import { localTime, momentOf } from '../../zones/convert-time.ts';
import { findClosing } from '../combine-hours.ts';
import { horizonLength } from '../find-lawful-minute.ts';
import { weekdayOf } from '../holidays/reckon-days.ts';
import type { WeekHours } from '../policy.ts';
import { permitsTimeAndPlace } from '../read-place-consent.ts';
import type { CandidateZone, Rule } from '../types.ts';
import { allow } from '../verdicts.ts';

/** A day of the week without any hours, by the calendar of any place the person may be in. */
export const dayBlocked: Rule = {
  code: 'DAY_BLOCKED',
  version: 1,
  citation: 'pack',
  judge: (situation, now) => {
    const { hours } = situation;
    const isPermitted = permitsTimeAndPlace(situation.facts, now);
    const week = isPermitted ? hours.weekByConsent : hours.week;
    const blocked = findBlocked(situation.zones, week, now);
    if (blocked === undefined) return allow;
    const until = findOpenDay(situation.zones, week, now);
    const citation = findClosing(hours, isPermitted, blocked.day, null);
    return { kind: 'defer', until, ...(citation === undefined ? {} : { citation }) };
  },
};

function findBlocked(
  zones: readonly CandidateZone[],
  week: WeekHours,
  moment: Date,
): { zone: string; day: number } | undefined {
  for (const { zone } of zones) {
    const { day } = localTime(zone, moment);
    if ((week[weekdayOf(day)] ?? null) === null) return { zone, day };
  }
  return undefined;
}

function findOpenDay(zones: readonly CandidateZone[], week: WeekHours, now: Date): Date | null {
  const end = now.getTime() + horizonLength;
  let moment = now;
  while (moment.getTime() <= end) {
    const blocked = findBlocked(zones, week, moment);
    if (blocked === undefined) return moment;
    moment = momentOf(blocked.zone, blocked.day + 1, 0);
  }
  return null;
}
