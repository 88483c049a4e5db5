import { foldText } from './clean-cell.ts';
import type { DateOrder } from './import-words.ts';
import { isBlank } from './is-blank.ts';

/** By the first three letters of its name, in English and Spanish. */
const monthsByBeginning: ReadonlyMap<string, number> = new Map(
  'jan ene|feb|mar|apr abr|may|jun|jul|aug ago|sep set|oct|nov|dec dic'
    .split('|')
    .flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
);

const monthName =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|sept|[a-z]{3})$/;

/** The days by which programs say that there is none. */
const emptyDays: ReadonlySet<string> = new Set([
  '0001-01-01',
  '1753-01-01',
  '1899-12-30',
  '1899-12-31',
  '1900-01-01',
  '9999-12-31',
]);

const yearFirst = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/;
const yearLast = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/;
const compact = /^\d{8}$/;
const dayAndMonthName =
  /^(\d{1,2})(?:st|nd|rd|th|º|°|\.)?[-/. ]*(?:de |of )?(\p{L}{3,})[-/., ]*(?:del? )?(\d{4}|\d{2})$/iu;
const monthNameAndDay = /^(\p{L}{3,})[-/. ]*(\d{1,2})(?:st|nd|rd|th)?[-/., ]+(\d{4}|\d{2})$/iu;
const yearAndMonthName = /^(\d{4})[-/. ](\p{L}{3,})[-/. ](\d{1,2})$/iu;
/** How workbooks count days: 46085, with the time of day as a fraction. */
const serial = /^(\d{5})(?:\.\d+)?$/;
/** Nothing but zeros is no day, and neither is day 0 of a workbook's calendar. */
const zeros =
  /^(?:[0\-/. :]+|0?1[-/.]0?0[-/.](?:19)?00|0?0[-/.]0?1[-/.](?:19)?00|1900[-/.]0?1[-/.]0?0)$/;
const weekday =
  /^(?:(?:mon|tue|wed|thu|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?\.?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo),?\s+/i;

const dayLength = 86_400_000;
const dayZeroOfWorkbooks = Date.UTC(1899, 11, 30);

/** Databases write it behind every day, mostly as 00:00:00. */
const timeOfDay =
  /(?<=\d)(?:T|,?\s+)\d{1,2}:\d\d(?::\d\d(?:[.,]\d+)?)?\s*(?:[ap]\.?\s?m\.?)?\s*(?:Z|(?:UTC|GMT)?[+-]\d\d:?\d\d|UTC|GMT)?$/i;
/** No day is written longer than this. */
const longestText = 80;

/**
 * The day that a text names, as 2026-03-04; null where it says that there is none, undefined where it
 * cannot be read. A year that comes first is read as it stands; else `order` decides, and what does not
 * fit it is not turned round: 25/12/2026 in a file of months first says that the order is wrong. A time
 * of day after it does not matter.
 */
export function readDate(text: string, order: DateOrder, now: Date): string | null | undefined {
  if (text.length > longestText) return undefined;
  return readDateAlone(text.replace(timeOfDay, ''), order, now);
}

/** The same of a text that names nothing but a day. */
export function readDateAlone(
  text: string,
  order: DateOrder,
  now: Date,
): string | null | undefined {
  if (isBlank(text) || zeros.test(text)) return null;
  const bare = text.replace(weekday, '');
  const parts = readNumbers(bare, order) ?? readNames(bare) ?? readSerial(bare);
  if (parts === undefined) return undefined;
  const day = writeDay(completeYear(parts.year, now), parts.month, parts.day);
  return day !== undefined && emptyDays.has(day) ? null : day;
}

interface Parts {
  /** As it is written: 26 may mean 2026. */
  year: string;
  month: number;
  day: number;
}

function readNumbers(text: string, order: DateOrder): Parts | undefined {
  const [, year, month, day] = yearFirst.exec(text) ?? [];
  if (year !== undefined) return { year, month: Number(month), day: Number(day) };
  const [, first, second, last] = yearLast.exec(text) ?? [];
  if (first !== undefined && second !== undefined && last !== undefined) {
    return arrange(first, second, last, order);
  }
  if (!compact.test(text)) return undefined;
  return /^(?:19|20|9999)/.test(text)
    ? arrange(text.slice(0, 4), text.slice(4, 6), text.slice(6), 'year_first')
    : arrange(text.slice(0, 2), text.slice(2, 4), text.slice(4), order);
}

function arrange(first: string, second: string, last: string, order: DateOrder): Parts | undefined {
  switch (order) {
    case 'month_first':
      return { year: last, month: Number(first), day: Number(second) };
    case 'day_first':
      return { year: last, month: Number(second), day: Number(first) };
    case 'year_first':
      // With the year at the end, nothing tells whether the day or the month comes first.
      return last.length === 4
        ? undefined
        : { year: first, month: Number(second), day: Number(last) };
  }
}

function readNames(text: string): Parts | undefined {
  const [, day, name, year] = dayAndMonthName.exec(text) ?? [];
  if (day !== undefined) return withMonth(year, name, day);
  const [, nameFirst, dayNext, yearNext] = monthNameAndDay.exec(text) ?? [];
  if (nameFirst !== undefined) return withMonth(yearNext, nameFirst, dayNext);
  const [, yearBefore, nameBetween, dayLast] = yearAndMonthName.exec(text) ?? [];
  return withMonth(yearBefore, nameBetween, dayLast);
}

function withMonth(year = '', name = '', day = ''): Parts | undefined {
  const folded = foldText(name);
  const month = monthName.test(folded) ? monthsByBeginning.get(folded.slice(0, 3)) : undefined;
  return month === undefined ? undefined : { year, month, day: Number(day) };
}

function readSerial(text: string): Parts | undefined {
  const [, days] = serial.exec(text) ?? [];
  if (days === undefined) return undefined;
  const date = new Date(dayZeroOfWorkbooks + Number(days) * dayLength);
  return {
    year: String(date.getUTCFullYear()),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  };
}

/** Two digits mean the year closest to today that lies at most ten years ahead: due dates do. */
function completeYear(year: string, now: Date): number {
  if (year.length !== 2) return Number(year);
  const latest = now.getUTCFullYear() + 10;
  const inCentury = latest - (latest % 100) + Number(year);
  return inCentury > latest ? inCentury - 100 : inCentury;
}

function writeDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year, month - 1, day);
  const isThere = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  const isMeant = emptyDays.has(date.toISOString().slice(0, 10)) || (year >= 1900 && year <= 2100);
  return isThere && isMeant ? date.toISOString().slice(0, 10) : undefined;
}
