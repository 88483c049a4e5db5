import { localTime, momentOf } from '../zones/convert-time.ts';
import type { Situation } from './types.ts';

/** When a day has begun everywhere that the person may be; undefined: it has. */
export function findDayOpening(
  { zones }: Pick<Situation, 'zones'>,
  day: number,
  now: Date,
): number | undefined {
  let latest: number | undefined;
  for (const { zone } of zones) {
    if (localTime(zone, now).day >= day) continue;
    const opening = momentOf(zone, day, 0).getTime();
    if (latest === undefined || opening > latest) latest = opening;
  }
  return latest;
}
