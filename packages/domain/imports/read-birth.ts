import type { DateOrder } from './import-words.ts';
import { readDate } from './read-date.ts';

export interface Birth {
  birthYear: number;
  /** The day, where the whole of it is told: a year alone names nobody. */
  bornOn: string | null;
}

const earliest = 1900;
/** Nobody younger owes: of two digits of a year the century is meant in which they were born by then. */
const youngest = 16;

/** The birth, from a year or a day; null where none is told, undefined where none can be. */
export function readBirth(text: string, order: DateOrder, now: Date): Birth | null | undefined {
  const thisYear = now.getUTCFullYear();
  if (/^(?:19|20)\d\d(?:\.0)?$/.test(text)) return check(Number(text), null, now);
  const day = readDate(text, order, now);
  if (day === null || day === undefined) return day;
  const year = Number(day.slice(0, 4));
  const hasWholeYear = text.includes(String(year)) || /^\d{5}(?:\.\d+)?$/.test(text);
  const born = !hasWholeYear && year > thisYear - youngest ? year - 100 : year;
  return check(born, `${born}${day.slice(4, 10)}`, now);
}

function check(birthYear: number, bornOn: string | null, now: Date): Birth | undefined {
  const isPast = bornOn === null || bornOn <= now.toISOString().slice(0, 10);
  return birthYear >= earliest && birthYear <= now.getUTCFullYear() && isPast
    ? { birthYear, bornOn }
    : undefined;
}
