import { weekdayOf } from '../compliance/holidays/calculate-days.ts';
import { nextMinute } from '../compliance/next-minute.ts';
import { findOpening } from '../compliance/rules/campaign-hours.ts';
import type { CampaignFact } from '../compliance/types.ts';
import { localTime, momentOf } from '../zones/convert-time.ts';
import type { OpenTime } from './play-campaign.ts';

const minuteLength = 60_000;
const roundUp = (time: number): number => Math.ceil(time / minuteLength) * minuteLength;

/** When the hours end that are open at a moment. */
function findClosing(zone: string, hours: NonNullable<CampaignFact['hours']>, at: Date): number {
  const { day } = localTime(zone, at);
  const to = hours[weekdayOf(day)]?.to ?? 0;
  const closing = momentOf(zone, day, to);
  // A clock that is put back shows the end twice.
  return (closing > at ? closing : nextMinute(at)).getTime();
}

/**
 * What a campaign's own times leave of windows in which a person can be called, from a moment on. Its hours are those
 * of the one zone in which the person is.
 */
export function cutWindows(
  windows: readonly OpenTime[],
  { startsAt, endsAt, hours }: CampaignFact,
  zone: string | null,
  now: Date,
): OpenTime[] {
  const begins = Math.max(now.getTime(), startsAt?.getTime() ?? 0);
  const ends = endsAt?.getTime() ?? Number.POSITIVE_INFINITY;
  const left: OpenTime[] = [];
  for (const { opensAt, closesAt } of windows) {
    const until = Math.min(closesAt, ends);
    const first = Math.max(opensAt, begins);
    // Calls that wait begin on whole minutes.
    let from = first === now.getTime() ? first : roundUp(first);
    while (from < until) {
      if (hours === null || zone === null) {
        left.push({ opensAt: from, closesAt: until });
        break;
      }
      const opening = findOpening({ zones: [{ zone }] }, hours, new Date(from));
      if (opening === null || opening.getTime() >= until) break;
      const closing = findClosing(zone, hours, opening);
      left.push({ opensAt: opening.getTime(), closesAt: Math.min(closing, until) });
      from = closing;
    }
  }
  return left;
}
