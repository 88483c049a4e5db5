/** A place where people can be called lawfully at this hour, so that the run needs no moved clock. */
export interface Place {
  country: string;
  region: string | null;
  zone: string;
  /** The beginning of the numbers, and how many digits follow. */
  prefix: string;
  digits: number;
  currency: string;
}

type Row = readonly [
  country: string,
  region: string | null,
  zone: string,
  prefix: string,
  digits: number,
  currency: string,
];
const rows: readonly Row[] = [
  ['US', 'HI', 'Pacific/Honolulu', '+1808', 7, 'USD'],
  ['US', 'NY', 'America/New_York', '+1212', 7, 'USD'],
  ['GB', null, 'Europe/London', '+4420', 8, 'GBP'],
  ['AU', 'NSW', 'Australia/Sydney', '+612', 8, 'AUD'],
  ['AU', 'WA', 'Australia/Perth', '+618', 8, 'AUD'],
  ['US', 'PR', 'America/Puerto_Rico', '+1787', 7, 'USD'],
  ['IN', null, 'Asia/Kolkata', '+9198', 8, 'INR'],
];
const places = rows.map(([country, region, zone, prefix, digits, currency]): Place => {
  return { country, region, zone, prefix, digits, currency };
});

const hour = 60;
/** Far enough from both ends of the day that a run of an hour stays inside. */
const earliest = 9 * hour;
/** India's day ends at 19:00, all others' at 21:00 or later. */
const dayEnds = ({ country }: Place): number => (country === 'IN' ? 19 : 21) * hour;

/** Minutes since midnight, by the clock on the wall. */
export function readMinute(zone: string, now: Date): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
  }).format(now);
  const [hours = 0, minutes = 0] = parts.split(':').map(Number);
  return hours * hour + minutes;
}

function isDay(place: Place, now: Date): boolean {
  const minute = readMinute(place.zone, now);
  return minute >= earliest && minute < dayEnds(place) - 2 * hour;
}

function isNight({ zone }: Place, now: Date): boolean {
  const minute = readMinute(zone, now);
  return minute >= 22 * hour || minute < 6 * hour;
}

/** Where it is day, and another where it is night for the people who are not called. */
export function choosePlaces(now: Date): { day: Place; night: Place } {
  const day = places.find((place) => isDay(place, now));
  const night = places.find((place) => isNight(place, now));
  if (day === undefined || night === undefined) {
    throw new Error('at this hour nobody of the places that the run knows can be called');
  }
  return { day, night };
}

/** How long before the law's end of the day a place is closed by a policy at the latest. */
const closingMinutes = 25;

/** The same, and a third where it is later in the day than where people are called, and still day. */
export function chooseClosingPlaces(now: Date): { day: Place; night: Place; closing: Place } {
  const { night } = choosePlaces(now);
  for (const day of places.filter((place) => isDay(place, now))) {
    const closing = places.find((place) => {
      const minute = readMinute(place.zone, now);
      const isLater = minute >= readMinute(day.zone, now) + hour;
      return isLater && minute < dayEnds(place) - closingMinutes;
    });
    if (closing !== undefined) return { day, night, closing };
  }
  throw new Error('at this hour no place that the run knows closes before another');
}
