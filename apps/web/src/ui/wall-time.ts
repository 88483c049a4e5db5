import { localTime, momentOf } from '@ringfence/domain/zones/convert-time';
import { nameDay, numberDay } from '@ringfence/domain/zones/local-days';

const written = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/;

/** What a field for a date and a time says, by the clock of a zone; null where it says nothing. */
export function readWallTime(text: string, zone: string): string | null {
  const [, day, hour, minute] = written.exec(text) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(day))) return null;
  return momentOf(zone, numberDay(day), Number(hour) * 60 + Number(minute)).toISOString();
}

/** A moment as such a field has it, to the minute. */
export function writeWallTime(moment: string, zone: string): string {
  const { day, minute } = localTime(zone, new Date(moment));
  const two = (number: number) => String(number).padStart(2, '0');
  return `${nameDay(day)}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
