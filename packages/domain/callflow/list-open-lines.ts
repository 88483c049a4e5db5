import type { WeekHours } from '../compliance/policy.ts';
import { localTime } from '../zones/convert-time.ts';

/** A number at which people of the organization answer. */
export interface StaffedLine {
  /** E.164. */
  e164: string;
  takesTransfers: boolean;
  /** Null: around the clock. */
  hours: WeekHours | null;
  zone: string;
}

/** From Monday to Sunday, as hours are kept; the first of January 1970 was a Thursday. */
const weekdayOf = (day: number): number => (((day + 3) % 7) + 7) % 7;

export function isOpen({ hours, zone }: Pick<StaffedLine, 'hours' | 'zone'>, now: Date): boolean {
  if (hours === null) return true;
  const { day, minute } = localTime(zone, now);
  const today = hours[weekdayOf(day)];
  return today !== undefined && today !== null && minute >= today.from && minute < today.to;
}

/** The numbers to which somebody can be connected at this moment, in their order. */
export function listOpenLines(lines: readonly StaffedLine[], now: Date): string[] {
  return lines.filter((line) => line.takesTransfers && isOpen(line, now)).map(({ e164 }) => e164);
}

/** A line, and how many calls are with it. */
export interface BusyLine extends StaffedLine {
  /** How many can speak there at once. */
  places: number;
  taken: number;
}

const countFree = ({ places, taken }: BusyLine): number => Math.max(0, places - taken);

/** Each line that somebody can be connected to, in its place; null while it is closed or nobody is free there. */
export function listFreeLines(lines: readonly BusyLine[], now: Date): (string | null)[] {
  return lines
    .filter(({ takesTransfers }) => takesTransfers)
    .map((line) => (isOpen(line, now) && countFree(line) > 0 ? line.e164 : null));
}

/** How many more calls can be connected at this moment; null where no line is open, so that nobody waits for one. */
export function countFreePlaces(lines: readonly BusyLine[], now: Date): number | null {
  const open = lines.filter((line) => line.takesTransfers && isOpen(line, now));
  return open.length === 0 ? null : open.reduce((sum, line) => sum + countFree(line), 0);
}
