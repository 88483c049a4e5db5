import { localTime, momentOf } from '../../zones/convert-time.ts';
import { readDay } from '../calendar-day.ts';
import type { Rule, Situation } from '../types.ts';

/** Where the pack wants days between the first notice and the first call. */
export const noticeWait: Rule = {
  code: 'NOTICE_WAIT',
  version: 1,
  citation: 'pack',
  judge: (situation, now) => {
    const { noticeOn } = situation.facts.debt;
    if (noticeOn === 'unasked' || situation.packs.every(({ notice }) => notice === null)) {
      return { kind: 'allow' };
    }
    const asked = situation.packs.flatMap(({ notice }) => notice ?? []);
    const citation = asked[0]?.source.citation ?? 'pack';
    if (noticeOn === null) {
      return { kind: 'block', liftedBy: 'the day on which the first notice was sent', citation };
    }
    const firstDay = readDay(noticeOn) + Math.max(...asked.map(({ days }) => days));
    const opening = findOpening(situation, firstDay, now);
    return opening === undefined
      ? { kind: 'allow' }
      : { kind: 'defer', until: new Date(opening), citation };
  },
};

/** When the day has begun everywhere that the person may be; undefined: it has. */
function findOpening({ zones }: Situation, day: number, now: Date): number | undefined {
  const openings = zones
    .filter(({ zone }) => localTime(zone, now).day < day)
    .map(({ zone }) => momentOf(zone, day, 0).getTime());
  return openings.length === 0 ? undefined : Math.max(...openings);
}
