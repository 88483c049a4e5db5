import type { NumberStyle } from './read-styles.ts';

const dayMilliseconds = 86_400_000;
/** Day 0, so that day 60 and all after it are right; Excel believes in a 29 February 1900. */
const epoch1900 = Date.UTC(1899, 11, 30);
const epoch1904 = Date.UTC(1904, 0, 1);
/** The last day that Excel knows, 31 December 9999. */
const lastDay = 2_958_465;
const mostDays = 10_000;

/** A day as 2026-03-04, a moment as 2026-03-04T15:30:00, a time alone as 15:30:00. */
function writeDate(serial: number, is1904: boolean): string {
  const seconds = Math.round(serial * 86_400);
  const day = Math.floor(seconds / 86_400);
  const shifted = !is1904 && day > 0 && day < 60 ? 1 : 0;
  const moment = (is1904 ? epoch1904 : epoch1900) + shifted * dayMilliseconds + seconds * 1000;
  const text = new Date(moment).toISOString();
  if (day === 0 && serial > 0) return text.slice(11, 19);
  return seconds % 86_400 === 0 ? text.slice(0, 10) : text.slice(0, 19);
}

/** A file has few days in many rows. */
export function createDateWriter(is1904: boolean): (serial: number) => string {
  const written = new Map<number, string>();
  return (serial) => {
    const known = written.get(serial);
    if (known !== undefined) return known;
    const text = writeDate(serial, is1904);
    if (written.size < mostDays) written.set(serial, text);
    return text;
  };
}

/** As Excel shows it, to 15 digits: 0.1 is stored as 0.10000000000000001. */
export function writeNumber(
  stored: string,
  style: NumberStyle,
  writeDay: (serial: number) => string,
): string {
  const number = Number(stored);
  if (stored === '' || !Number.isFinite(number)) return stored;
  if (style === 'date' && number >= 0 && number <= lastDay) return writeDay(number);
  const text = /^-?\d{1,15}$/.test(stored) ? stored : String(Number(number.toPrecision(15)));
  if (typeof style === 'object' && /^\d+$/.test(text)) return text.padStart(style.digits, '0');
  return text.includes('e') ? expand(number) : text;
}

/** Without an exponent, which nobody reads as an amount or a phone. */
function expand(number: number): string {
  if (Math.abs(number) >= 1) return BigInt(number).toString();
  return number.toFixed(20).replace(/0+$/, '').replace(/\.$/, '');
}
