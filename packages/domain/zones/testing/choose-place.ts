import { localTime } from '../convert-time.ts';

export interface Place {
  /** ISO 3166-1. */
  country: string;
  /** A telephone number there without its last four digits. */
  prefix: string;
}

/**
 * None of them with a cap of its own, and none a landline: what is expected of a person is the same at every
 * hour.
 */
const places = [
  { country: 'US', prefix: '+1614555', zone: 'America/New_York' },
  { country: 'US', prefix: '+1808555', zone: 'Pacific/Honolulu' },
  { country: 'GU', prefix: '+1671555', zone: 'Pacific/Guam' },
  { country: 'GB', prefix: '+44740012', zone: 'Europe/London' },
  { country: 'JP', prefix: '+81901234', zone: 'Asia/Tokyo' },
];

/** Where the clock is between two hours. */
export function choosePlaceBetween(
  now: Date,
  from: number,
  to: number,
): Place & { minute: number } {
  const minuteOf = (zone: string): number => localTime(zone, now).minute;
  const found = places.find(({ zone }) => minuteOf(zone) >= from * 60 && minuteOf(zone) < to * 60);
  if (found === undefined) throw new Error('there is no such place at this hour');
  return { country: found.country, prefix: found.prefix, minute: minuteOf(found.zone) };
}

function choosePlace(now: Date, suits: (hour: number) => boolean): Place {
  const found = places.find(({ zone }) => suits(localTime(zone, now).minute / 60));
  if (found === undefined) throw new Error('there is no such place at this hour');
  return { country: found.country, prefix: found.prefix };
}

/**
 * For tests that run on the real clock at any time of the day: the law has no switch, so the people
 * have to be where they may be called for the next hour.
 */
export const chooseOpenPlace = (now: Date): Place =>
  choosePlace(now, (hour) => hour >= 8.1 && hour < 20);

/** Where nobody may be called for the next hour. */
export const chooseClosedPlace = (now: Date): Place =>
  choosePlace(now, (hour) => hour >= 21 || hour < 7);
