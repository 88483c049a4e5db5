import { momentOf } from '../zones/convert-time.ts';
import type { DateOrder } from './import-words.ts';
import { readDateAlone } from './read-date.ts';

/** A moment, or a day without a time. A day that programs write as a midnight of UTC is both. */
export type ReadMoment = { at: Date; writtenOn?: string } | { day: string };

interface Writing {
  order: DateOrder;
  /** For times that name no zone. */
  zone: string;
  now: Date;
}

const dayLength = 86_400_000;
/** No moment is written longer than this. */
const longestText = 100;

/** A day, a time of day by 24 or 12 hours, and perhaps how far its clock is from UTC. */
const dayAndTime =
  /^(.*?\d)(?:[ T,]\s*|,?\s+(?:at|a las?)\s+)(\d{1,2})(?::(\d\d))?(?::(\d\d)(?:[.,]\d+)?)?\s*([ap]\.?\s?m\.?)?\s*(Z|(?:UTC|GMT)?[+-]\d\d:?\d\d|UTC|GMT|[ECMP][SD]T)?(?:\s*\([^)]*\))?$/i;
/** How workbooks count days, with the time of day as a fraction. */
const serialWithTime = /^\d{5}(\.\d+)$/;
/** Seconds or milliseconds since 1970, as telephone systems write them. */
const epoch = /^1\d{9}(?:\d{3})?$/;

/** The clocks of North America, whose letters say themselves whether it is summer. */
const hoursByLetters: Readonly<Record<string, number>> = {
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
};

/** Reads when something happened. Null where nothing is said, undefined where it cannot be read. */
export function readMoment(text: string, writing: Writing): ReadMoment | null | undefined {
  if (text.length > longestText) return undefined;
  if (epoch.test(text))
    return { at: new Date(text.length === 10 ? Number(text) * 1000 : Number(text)) };
  const day = readDateAlone(text, writing.order, writing.now);
  if (day === null) return null;
  if (day !== undefined) return readFraction(text, day, writing) ?? { day };
  return readTime(text, writing);
}

function readFraction(text: string, day: string, { zone }: Writing): ReadMoment | undefined {
  const fraction = Number(serialWithTime.exec(text)?.[1] ?? 0);
  return fraction === 0 ? undefined : { at: locate(day, Math.round(fraction * 86_400), zone) };
}

function readTime(text: string, { order, zone, now }: Writing): ReadMoment | null | undefined {
  const [, date = '', hour, minute, second = '0', half, offset] = dayAndTime.exec(text) ?? [];
  // A number alone is no time of day: "4 March 20".
  if (hour === undefined || (minute === undefined && half === undefined)) return undefined;
  const day = readDateAlone(date, order, now);
  const hours = readHour(Number(hour), half);
  if (day === null) return null;
  if (day === undefined || hours === undefined) return undefined;
  const seconds = hours * 3600 + Number(minute ?? 0) * 60 + Number(second);
  if (Number(minute ?? 0) > 59 || Number(second) > 59) return undefined;
  if (offset === undefined) return { at: locate(day, seconds, zone) };
  const at = new Date(Date.parse(day) + seconds * 1000 - readOffset(offset));
  return seconds === 0 ? { at, writtenOn: day } : { at };
}

function readHour(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour > 23 ? undefined : hour;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (/^p/i.test(half) ? 12 : 0);
}

function readOffset(text: string): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):?(\d\d)$/.exec(text) ?? [];
  if (sign === undefined) return (hoursByLetters[text.toUpperCase()] ?? 0) * 3_600_000;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** The moment at which the clock of the zone shows so many seconds after midnight. */
function locate(day: string, seconds: number, zone: string): Date {
  const minute = Math.floor(seconds / 60);
  const moment = momentOf(zone, Date.parse(day) / dayLength, minute);
  return new Date(moment.getTime() + (seconds - minute * 60) * 1000);
}

/** The first or the last minute of a day. */
export function locateDay(day: string, end: 'first' | 'last', zone: string): Date {
  return locate(day, end === 'first' ? 0 : 86_399, zone);
}
