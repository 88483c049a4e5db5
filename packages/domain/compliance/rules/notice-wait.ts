import { localTime, momentOf } from '../../zones/convert-time.ts';
import { readDay } from '../calendar-day.ts';
import type { Pack } from '../packs/pack.ts';
import type { Rule, Situation } from '../types.ts';
import { allow } from '../verdicts.ts';

/** Where the pack wants days between the first notice and the first call. */
export const noticeWait: Rule = {
  code: 'NOTICE_WAIT',
  version: 1,
  citation: 'pack',
  judge: (situation, now) => {
    const { noticeOn } = situation.facts.debt;
    const notice = findLongest(situation.packs);
    if (noticeOn === 'unasked' || notice === null) return allow;
    const { citation } = notice.source;
    if (noticeOn === null) {
      return { kind: 'block', liftedBy: 'the day on which the first notice was sent', citation };
    }
    const opening = findOpening(situation, readDay(noticeOn) + notice.days, now);
    return opening === undefined ? allow : { kind: 'defer', until: new Date(opening), citation };
  },
};

function findLongest(packs: readonly Pack[]): Pack['notice'] {
  let longest: Pack['notice'] = null;
  for (const { notice } of packs) {
    if (notice !== null && notice.days > (longest?.days ?? 0)) longest = notice;
  }
  return longest;
}

/** When the day has begun everywhere that the person may be; undefined: it has. */
function findOpening({ zones }: Situation, day: number, now: Date): number | undefined {
  const openings = zones
    .filter(({ zone }) => localTime(zone, now).day < day)
    .map(({ zone }) => momentOf(zone, day, 0).getTime());
  return openings.length === 0 ? undefined : Math.max(...openings);
}
