import { localTime, momentOf } from '../../zones/convert-time.ts';
import { findClosing } from '../combine-hours.ts';
import { horizonLength } from '../find-lawful-minute.ts';
import { hasHoursAt, isOpenAt, listOpenings } from '../find-open-stretches.ts';
import { nextMinute } from '../next-minute.ts';
import { permitsTime } from '../read-time-consents.ts';
import type { Rule, Situation } from '../types.ts';
import { allow } from '../verdicts.ts';

/**
 * Within the hours of law and policy, wherever the person may be: in all candidate zones at once. A day
 * without any hours is for DAY_BLOCKED to say.
 */
export const windowClosed: Rule = {
  code: 'WINDOW_CLOSED',
  version: 3,
  citation: '12 CFR 1006.6(b)(1)(i)',
  judge: (situation, now) => {
    for (const { zone } of situation.zones) {
      if (isOpenAt(situation, zone, now) || !hasHoursAt(situation, zone, now)) continue;
      const { day, minute } = localTime(zone, now);
      const until = findOpening(situation, now);
      const isPermitted = permitsTime(situation, zone, now);
      const citation = findClosing(situation.hours, isPermitted, day, minute);
      return { kind: 'defer', until, ...(citation === undefined ? {} : { citation }) };
    }
    return allow;
  },
};

/**
 * Goes from opening to opening until one is open everywhere. Zones around the globe may have no minute
 * in common: the search then ends at the horizon, with none.
 */
function findOpening(situation: Situation, now: Date): Date | null {
  const end = now.getTime() + horizonLength;
  let moment = now;
  while (moment.getTime() <= end) {
    const at = moment;
    const closed = situation.zones.find(({ zone }) => !isOpenAt(situation, zone, at));
    if (closed === undefined) return moment;
    moment = findNextOpening(situation, closed.zone, moment);
  }
  return null;
}

/** Where permitted hours would begin, the permission may have ended: the next is looked at then. */
function findNextOpening(situation: Situation, zone: string, moment: Date): Date {
  const { day, minute } = localTime(zone, moment);
  const isAhead = ({ to }: { to: number }): boolean => to > moment.getTime();
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    for (const from of listOpenings(situation, day + ahead, isAhead)) {
      if (ahead === 0 && minute >= from) continue;
      const opening = momentOf(zone, day + ahead, from);
      // A clock that is put back may show an opening for the second time.
      if (opening <= moment) return nextMinute(moment);
      if (isOpenAt(situation, zone, opening)) return opening;
    }
  }
  return new Date(moment.getTime() + horizonLength + 1);
}
