import type { FormFault } from './check-received.ts';
import { readClock } from './wall-time.ts';

const minutesInDay = 1440;

export interface TimeFields {
  from: string;
  to: string;
}

export type TimesRead =
  | { fromMinute: number; toMinute: number; faults: null }
  | { faults: Record<keyof TimeFields, FormFault | null> };

/** Midnight ends a day; from midnight to midnight is all of it. An end before the beginning is the next day's. */
export function readTimes({ from, to }: TimeFields): TimesRead {
  const fromMinute = readClock(from);
  const end = readClock(to);
  if (fromMinute === null || end === null) {
    return {
      faults: {
        from: fromMinute === null ? 'form.fromMissing' : null,
        to: end === null ? 'form.toMissing' : null,
      },
    };
  }
  const toMinute = end === 0 ? minutesInDay : end;
  return fromMinute === toMinute
    ? { faults: { from: null, to: 'form.sameTimes' } }
    : { fromMinute, toMinute, faults: null };
}
