/** Days are numbered from 1970-01-01, as `localTime` gives them. */
const dayLength = 86_400_000;

/**
 * The day of a date such as `2026-09-01`. It is read digit by digit, because every decision reads a
 * month of them; `Date.parse` would take the 30th of February for the second of March. Years later it is
 * the same date; the leap day is then the first of March, where a year has none.
 */
export function readDay(date: string, yearsLater = 0): number {
  const year = readDigits(date, 0, 4);
  const month = readDigits(date, 5, 7);
  const day = readDigits(date, 8, 10);
  const hasForm = date.length === 10 && date[4] === '-' && date[7] === '-';
  if (!hasForm || !(year >= 0 && month >= 1 && day >= 1 && day <= countDays(year, month))) {
    throw new RangeError('A day cannot be read');
  }
  return numberDay(year + yearsLater, month, day);
}

/** NaN where there is anything but digits. */
function readDigits(text: string, from: number, to: number): number {
  let number = 0;
  for (let index = from; index < to; index += 1) {
    const digit = text.charCodeAt(index) - 48;
    if (!(digit >= 0 && digit <= 9)) return Number.NaN;
    number = number * 10 + digit;
  }
  return number;
}

const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function countDays(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeap ? 29 : (monthDays[month - 1] ?? 0);
}

/** Years are counted from March, so that the leap day is their last one. */
function numberDay(year: number, month: number, day: number): number {
  const marchYear = month < 3 ? year - 1 : year;
  const marchMonth = month < 3 ? month + 9 : month - 3;
  const leapDays =
    Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  const ofYear = Math.floor((153 * marchMonth + 2) / 5) + day - 1;
  return marchYear * 365 + leapDays + ofYear - 719_468;
}

/** `2026-09-01` of a day. */
export function writeDay(day: number): string {
  return new Date(day * dayLength).toISOString().slice(0, 10);
}

/** The Gregorian year of a day. */
export function yearOf(day: number): number {
  const near = 1970 + Math.floor(day / 365.2425);
  if (numberDay(near, 1, 1) > day) return near - 1;
  return numberDay(near + 1, 1, 1) <= day ? near + 1 : near;
}
