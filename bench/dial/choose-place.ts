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

const places: readonly Place[] = [
  {
    country: 'US',
    region: 'HI',
    zone: 'Pacific/Honolulu',
    prefix: '+1808',
    digits: 7,
    currency: 'USD',
  },
  {
    country: 'US',
    region: 'NY',
    zone: 'America/New_York',
    prefix: '+1212',
    digits: 7,
    currency: 'USD',
  },
  {
    country: 'GB',
    region: null,
    zone: 'Europe/London',
    prefix: '+4420',
    digits: 8,
    currency: 'GBP',
  },
  {
    country: 'AU',
    region: 'NSW',
    zone: 'Australia/Sydney',
    prefix: '+612',
    digits: 8,
    currency: 'AUD',
  },
  {
    country: 'AU',
    region: 'WA',
    zone: 'Australia/Perth',
    prefix: '+618',
    digits: 8,
    currency: 'AUD',
  },
];

/** Far enough from both ends of the day that a run of an hour stays inside. */
const earliestHour = 9;
const latestHour = 19;

function hourIn(zone: string, now: Date): number {
  const text = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit' }).format(now);
  return Number(text);
}

/** Where it is day, and another where it is night for the people who are not called. */
export function choosePlaces(now: Date): { day: Place; night: Place } {
  const isDay = ({ zone }: Place): boolean => {
    const hour = hourIn(zone, now);
    return hour >= earliestHour && hour < latestHour;
  };
  const isNight = ({ zone }: Place): boolean => {
    const hour = hourIn(zone, now);
    return hour >= 22 || hour < 6;
  };
  const day = places.find(isDay);
  const night = places.find(isNight);
  if (day === undefined || night === undefined) {
    throw new Error('at this hour nobody of the places that the run knows can be called');
  }
  return { day, night };
}
