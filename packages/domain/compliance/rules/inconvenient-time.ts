import { localTime, momentOf } from '../../zones/convert-time.ts';
import { horizonLength } from '../find-lawful-minute.ts';
import { weekdayOf } from '../holidays/reckon-days.ts';
import { nextMinute } from '../next-minute.ts';
import { permitsTimeAndPlace } from '../read-place-consent.ts';
import type { InconvenientFact, Rule, Situation } from '../types.ts';
import { allow } from '../verdicts.ts';
import { weekdays } from '../words.ts';

/** A time that this person called inconvenient, by the clock of any place they may be in. */
export const inconvenientTime: Rule = {
  code: 'INCONVENIENT_TIME',
  version: 1,
  citation: '12 CFR 1006.6(b)(1)',
  judge: (situation, now) => {
    if (situation.facts.inconvenient.length === 0) return allow;
    if (permitsTimeAndPlace(situation.facts, now)) return allow;
    return findEnd(situation, now) === undefined
      ? allow
      : { kind: 'defer', until: findConvenient(situation, now) };
  },
};

/** Goes from end to end until no slot holds anywhere. */
function findConvenient(situation: Situation, now: Date): Date | null {
  const last = now.getTime() + horizonLength;
  let moment = now;
  while (moment.getTime() <= last) {
    const end = findEnd(situation, moment);
    if (end === undefined) return moment;
    moment = end;
  }
  return null;
}

/** When a slot that holds at the moment ends; undefined: none holds. */
function findEnd({ facts, zones }: Situation, moment: Date): Date | undefined {
  for (const { zone } of zones) {
    const { day, minute } = localTime(zone, moment);
    for (const slot of facts.inconvenient) {
      const endDay = findEndDay(slot, day, minute);
      if (endDay === undefined) continue;
      const end = momentOf(zone, endDay, slot.to);
      // A clock that is put back may show the end for the second time.
      return end > moment ? end : nextMinute(moment);
    }
  }
  return undefined;
}

/** A slot whose end is not later than its beginning goes on into the next day. */
function findEndDay(slot: InconvenientFact, day: number, minute: number): number | undefined {
  const { from, to } = slot;
  if (from < to) {
    return isOn(slot, day) && minute >= from && minute < to ? day : undefined;
  }
  if (isOn(slot, day) && minute >= from) return day + 1;
  return isOn(slot, day - 1) && minute < to ? day : undefined;
}

function isOn({ days }: InconvenientFact, day: number): boolean {
  const weekday = weekdays[weekdayOf(day)];
  return days.length === 0 || (weekday !== undefined && days.includes(weekday));
}
