/** Days are numbered from 1970-01-01, as `localTime` gives them. */
const dayLength = 86_400_000;

/** The day of a date such as `2026-09-01`. */
export function readDay(date: string): number {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : Number.NaN;
  // Node takes the 30th of February for the second of March.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date) {
    throw new RangeError('A day cannot be read');
  }
  return time / dayLength;
}

/** The Gregorian year of a day. */
export function yearOf(day: number): number {
  return new Date(day * dayLength).getUTCFullYear();
}
