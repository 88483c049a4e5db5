import { localTime, momentOf } from '../zones/convert-time.ts';
import type { Situation } from './types.ts';

/** When a day has begun everywhere that the person may be; undefined: it has. */
export function findDayOpening(
  { zones }: Pick<Situation, 'zones'>,
  day: number,
  now: Date,
): number | undefined {
  const openings = zones
    .filter(({ zone }) => localTime(zone, now).day < day)
    .map(({ zone }) => momentOf(zone, day, 0).getTime());
  return openings.length === 0 ? undefined : Math.max(...openings);
}
