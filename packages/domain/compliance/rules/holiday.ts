import { localTime, momentOf } from '../../zones/convert-time.ts';
import { yearOf } from '../calendar-day.ts';
import { horizonLength } from '../find-lawful-minute.ts';
import type { Rule, Situation, Verdict } from '../types.ts';
import { allow } from '../verdicts.ts';

/** A holiday of the pack, by the calendar of any place the person may be in. */
export const holiday: Rule = {
  code: 'HOLIDAY',
  version: 1,
  citation: 'pack',
  applies: ({ packs }) => packs.some(({ holidays }) => holidays !== null),
  judge: (situation, now) => {
    if (situation.packs.every(({ holidays }) => holidays === null)) return allow;
    const found = findHoliday(situation, now);
    if (found === undefined) return allow;
    // Nobody knows what the legislature will have made of a year that the calendar does not cover.
    if (found.uncovered !== undefined) {
      return {
        kind: 'block',
        liftedBy: `a calendar of holidays that covers ${found.uncovered}`,
        citation: found.citation,
      };
    }
    return findWorkday(situation, now, found.citation);
  },
};

interface Found {
  zone: string;
  day: number;
  citation: string;
  /** The year, where the calendar does not cover it. */
  uncovered?: number;
}

function findHoliday({ packs, zones }: Situation, moment: Date): Found | undefined {
  for (const { holidays } of packs) {
    if (holidays === null) continue;
    const { calendar, source } = holidays;
    for (const { zone } of zones) {
      const { day } = localTime(zone, moment);
      const year = yearOf(day);
      const found = { zone, day, citation: source.citation };
      if (year < calendar.years.from || year > calendar.years.to) {
        return { ...found, uncovered: year };
      }
      if (calendar.findHoliday(day) !== undefined) return found;
    }
  }
  return undefined;
}

function findWorkday(situation: Situation, now: Date, citation: string): Verdict {
  const end = now.getTime() + horizonLength;
  let moment = now;
  while (moment.getTime() <= end) {
    const found = findHoliday(situation, moment);
    if (found === undefined || found.uncovered !== undefined) break;
    moment = momentOf(found.zone, found.day + 1, 0);
  }
  return { kind: 'defer', until: moment, citation };
}
