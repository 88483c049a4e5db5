import type { DateOrder } from './import-words.ts';
import { readDate } from './read-date.ts';

export interface Birth {
  birthYear: number;
  /** The day, where all of it is given: a year alone names nobody. */
  bornOn: string | null;
}

const earliest = 1900;
/** Nobody younger is spoken to: their parent is (12 CFR 1006.6(a)). */
const ofAge = 18;

/**
 * The birth, from a year or a day; null where none is given, undefined where none can be. Of two digits of a year
 * the later century is meant in which the day is past: who may be a child is not called.
 */
export function readBirth(text: string, order: DateOrder, now: Date): Birth | null | undefined {
  if (/^(?:19|20)\d\d(?:\.0)?$/.test(text)) return check(Number(text), null, now);
  const day = readDate(text, order, now);
  if (day === null || day === undefined) return day;
  const year = Number(day.slice(0, 4));
  const hasWholeYear = text.includes(String(year)) || /^\d{5}(?:\.\d+)?$/.test(text);
  const born = !hasWholeYear && day > today(now) ? year - 100 : year;
  return check(born, `${born}${day.slice(4, 10)}`, now);
}

/** Whether somebody may not be of age yet; a bare year leaves it open. */
export function mayBeMinor({ birthYear, bornOn }: Birth, now: Date): boolean {
  const latestYear = now.getUTCFullYear() - ofAge;
  return bornOn === null ? birthYear >= latestYear : bornOn > `${latestYear}${today(now).slice(4)}`;
}

const today = (now: Date): string => now.toISOString().slice(0, 10);

function check(birthYear: number, bornOn: string | null, now: Date): Birth | undefined {
  const isPast = bornOn === null || bornOn <= today(now);
  return birthYear >= earliest && birthYear <= now.getUTCFullYear() && isPast
    ? { birthYear, bornOn }
    : undefined;
}
