import { dayPartHours } from '../callflow/day-parts.ts';
import type { DayPart } from '../callflow/script.ts';
import { localTime, momentOf } from '../zones/convert-time.ts';

/**
 * When somebody is called back who asked for it: when the part of the day begins that suits them, the next time after
 * they asked, in their own time.
 */
export function chooseCallbackTime(suits: DayPart, askedAt: Date, zone: string): Date {
  const { day } = localTime(zone, askedAt);
  const begins = momentOf(zone, day, dayPartHours[suits].from);
  return begins > askedAt ? begins : momentOf(zone, day + 1, dayPartHours[suits].from);
}
