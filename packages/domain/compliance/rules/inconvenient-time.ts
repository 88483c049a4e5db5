import { localTime, momentOf } from '../../zones/convert-time.ts';
import { horizonLength } from '../find-lawful-minute.ts';
import { weekdayOf } from '../holidays/calculate-days.ts';
import { nextMinute } from '../next-minute.ts';
import { permitsTime } from '../read-time-consents.ts';
import type { InconvenientFact, Rule, Situation } from '../types.ts';
import { allow } from '../verdicts.ts';
import { weekdays } from '../words.ts';

/** A time that this person called inconvenient, by the clock of any place they may be in. */
export const inconvenientTime: Rule = {
  code: 'INCONVENIENT_TIME',
  version: 2,
  citation: '12 CFR 1006.6(b)(1)',
  judge: (situation, now) => {
    if (situation.facts.inconvenient.length === 0) return allow;
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

/**
 * When a slot that holds at the moment ends, or is opened by what the person permitted since; undefined:
 * none holds.
 */
function findEnd(situation: Situation, moment: Date): Date | undefined {
  const { facts, zones } = situation;
  for (const { zone } of zones) {
    const { day, minute } = localTime(zone, moment);
    for (const slot of facts.inconvenient) {
      const endDay = findEndDay(slot, day, minute);
      if (endDay === undefined || permitsTime(situation, zone, moment, slot.at)) continue;
      const end = momentOf(zone, endDay, slot.to);
      // A clock that is put back may show the end for the second time.
      if (end <= moment) return nextMinute(moment);
      return findPermitted(situation, slot, zone, moment, end) ?? end;
    }
  }
  return undefined;
}

/** The first moment before the end at which hours begin that the person permits in spite of the slot. */
function findPermitted(
  situation: Situation,
  { at }: InconvenientFact,
  zone: string,
  moment: Date,
  end: Date,
): Date | undefined {
  if (situation.timeConsents.length === 0) return undefined;
  const { day } = localTime(zone, moment);
  const begins = situation.timeConsents.flatMap(({ hours, from }) =>
    hours === null
      ? []
      : [from, ...[day, day + 1].map((each) => momentOf(zone, each, hours.from).getTime())],
  );
  const first = begins
    .filter((time) => time > moment.getTime() && time < end.getTime())
    .sort((one, other) => one - other)
    .map((time) => new Date(time))
    .find((time) => permitsTime(situation, zone, time, at));
  return first;
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
