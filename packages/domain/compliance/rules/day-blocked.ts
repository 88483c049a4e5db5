import { localTime, momentOf } from '../../zones/convert-time.ts';
import { findClosing } from '../combine-hours.ts';
import { horizonLength } from '../find-lawful-minute.ts';
import { hasHoursAt } from '../find-open-stretches.ts';
import type { Rule, Situation } from '../types.ts';
import { allow } from '../verdicts.ts';

/** A day of the week without any hours, by the calendar of any place the person may be in. */
export const dayBlocked: Rule = {
  code: 'DAY_BLOCKED',
  version: 2,
  citation: 'pack',
  judge: (situation, now) => {
    const blocked = findBlocked(situation, now);
    if (blocked === undefined) return allow;
    const until = findOpenDay(situation, now);
    const citation = findClosing(situation.hours, false, blocked.day, null);
    return { kind: 'defer', until, ...(citation === undefined ? {} : { citation }) };
  },
};

function findBlocked(
  situation: Situation,
  moment: Date,
): { zone: string; day: number } | undefined {
  for (const { zone } of situation.zones) {
    if (hasHoursAt(situation, zone, moment)) continue;
    return { zone, day: localTime(zone, moment).day };
  }
  return undefined;
}

function findOpenDay(situation: Situation, now: Date): Date | null {
  const end = now.getTime() + horizonLength;
  let moment = now;
  while (moment.getTime() <= end) {
    const blocked = findBlocked(situation, moment);
    if (blocked === undefined) return moment;
    moment = momentOf(blocked.zone, blocked.day + 1, 0);
  }
  return null;
}
