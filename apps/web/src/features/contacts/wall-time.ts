import { localTime, momentOf } from '@ringfence/domain/zones/convert-time';

const dayLength = 86_400_000;
const minuteLength = 60_000;
const minutesInHour = 60;

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

/** Minutes since midnight as a field for a time has them, such as `09:30`. */
export function writeClock(minute: number): string {
  return `${pad(Math.floor(minute / minutesInHour) % 24)}:${pad(minute % minutesInHour)}`;
}

/** Null for what is no time of a day. */
export function readClock(text: string): number | null {
  const found = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text);
  return found === null ? null : Number(found[1]) * minutesInHour + Number(found[2]);
}

/** The reader's own zone, where times are shown in no other. */
export function settleZone(displayZone: string | undefined): string {
  return displayZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** What calendar and clock show in a zone, as a field for date and time has it. */
export function writeWallTime(moment: Date, zone: string): string {
  const { day, minute } = localTime(zone, moment);
  const date = new Date(day * dayLength).toISOString().slice(0, 10);
  return `${date}T${writeClock(minute)}`;
}

/** The moment at which calendar and clock show this in a zone; null for what is no date and time. */
export function readWallTime(text: string, zone: string): Date | null {
  const found = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?$/.exec(text);
  const day = Date.parse(`${found?.[1]}T00:00:00Z`) / dayLength;
  const minute = readClock(found?.[2] ?? '');
  return Number.isNaN(day) || minute === null ? null : momentOf(zone, day, minute);
}

/** The moment as its clock shows it and how far that is from UTC, so that the day stays the one that was typed. */
export function writeMoment(moment: Date, zone: string): string {
  const { day, minute } = localTime(zone, moment);
  const wall = day * dayLength + minute * minuteLength;
  const ahead = Math.round((wall - moment.getTime()) / minuteLength);
  const sign = ahead < 0 ? '-' : '+';
  return `${new Date(wall).toISOString().slice(0, 19)}${sign}${writeClock(Math.abs(ahead))}`;
}

/** Nine in the morning of the day after. */
export function findTomorrowMorning(now: Date, zone: string): Date {
  return momentOf(zone, localTime(zone, now).day + 1, 9 * minutesInHour);
}
