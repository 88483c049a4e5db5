import { localTime, momentOf } from '../../zones/convert-time.ts';
import { findClosing } from '../combine-hours.ts';
import { horizonLength } from '../find-lawful-minute.ts';
import { weekdayOf } from '../holidays/reckon-days.ts';
import { nextMinute } from '../next-minute.ts';
import type { WeekHours } from '../policy.ts';
import { permitsTimeAndPlace } from '../read-place-consent.ts';
import type { CandidateZone, Rule } from '../types.ts';
import { allow } from '../verdicts.ts';

/**
 * Within the hours of law and policy, wherever the person may be: in all candidate zones at once. A day
 * without any hours is for DAY_BLOCKED to say.
 */
export const windowClosed: Rule = {
  code: 'WINDOW_CLOSED',
  version: 2,
  citation: '12 CFR 1006.6(b)(1)(i)',
  judge: (situation, now) => {
    const { hours } = situation;
    const isPermitted = permitsTimeAndPlace(situation.facts, now);
    const week = isPermitted ? hours.weekByConsent : hours.week;
    for (const { zone } of situation.zones) {
      const { day, minute } = localTime(zone, now);
      const today = week[weekdayOf(day)] ?? null;
      if (today === null || (minute >= today.from && minute < today.to)) continue;
      const until = findOpening(situation.zones, week, now);
      const citation = findClosing(hours, isPermitted, day, minute);
      return { kind: 'defer', until, ...(citation === undefined ? {} : { citation }) };
    }
    return allow;
  },
};

/**
 * Goes from opening to opening until one is open everywhere. Zones around the globe may have no minute
 * in common: the search then ends at the horizon, with none.
 */
function findOpening(zones: readonly CandidateZone[], week: WeekHours, now: Date): Date | null {
  const end = now.getTime() + horizonLength;
  let moment = now;
  while (moment.getTime() <= end) {
    const closed = zones.find(({ zone }) => !isOpen(week, zone, moment));
    if (closed === undefined) return moment;
    moment = findNextOpening(week, closed.zone, moment);
  }
  return null;
}

function isOpen(week: WeekHours, zone: string, moment: Date): boolean {
  const { day, minute } = localTime(zone, moment);
  const today = week[weekdayOf(day)] ?? null;
  return today !== null && minute >= today.from && minute < today.to;
}

function findNextOpening(week: WeekHours, zone: string, moment: Date): Date {
  const { day, minute } = localTime(zone, moment);
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const hours = week[weekdayOf(day + ahead)] ?? null;
    if (hours === null || (ahead === 0 && minute >= hours.from)) continue;
    const opening = momentOf(zone, day + ahead, hours.from);
    // A clock that is put back may show an opening for the second time.
    return opening > moment ? opening : nextMinute(moment);
  }
  return new Date(moment.getTime() + horizonLength + 1);
}
