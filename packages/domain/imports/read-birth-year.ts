import type { DateOrder } from './import-words.ts';
import { readDate } from './read-date.ts';

const earliest = 1900;
/** Nobody younger owes: of two digits of a year the century is meant in which they were born by then. */
const youngest = 16;

/** The year of birth, from a year or a day; null where none is told, undefined where none can be. */
export function readBirthYear(
  text: string,
  order: DateOrder,
  now: Date,
): number | null | undefined {
  const thisYear = now.getUTCFullYear();
  if (/^(?:19|20)\d\d(?:\.0)?$/.test(text)) return check(Number(text), thisYear);
  const day = readDate(text, order, now);
  if (day === null || day === undefined) return day;
  const year = Number(day.slice(0, 4));
  const hasWholeYear = text.includes(String(year)) || /^\d{5}(?:\.\d+)?$/.test(text);
  return check(!hasWholeYear && year > thisYear - youngest ? year - 100 : year, thisYear);
}

function check(year: number, thisYear: number): number | undefined {
  return year >= earliest && year <= thisYear ? year : undefined;
}
