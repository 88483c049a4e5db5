import type { MaskPart, NumberStyle } from './read-format-code.ts';

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

/** Hours may be more than a day has: 30:15:00. */
function writeDuration(serial: number): string {
  const seconds = Math.round(serial * 86_400);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

const isoMoment = /^(\d{4}-\d\d-\d\d)?(?:T?(\d\d:\d\d:\d\d)(?:\.\d+)?Z?)?$/;
/** What stands for the day of a time that has none. */
const noDay = /^1899-12-3[01]$/;

/** Workbooks of the strict kind may hold days and times as text, such as 2026-03-04T00:00:00.000. */
export function writeMoment(stored: string): string {
  const [, day, time] = isoMoment.exec(stored) ?? [];
  if (time === undefined) return stored;
  if (day === undefined || noDay.test(day)) return time;
  return time === '00:00:00' ? day : `${day}T${time}`;
}

/**
 * As the program shows it, but never with fewer digits than an account has or an amount needs. Digits that are
 * written out stay as they are, however many: a reference of 16 digits is somebody else's without its last.
 */
export function writeNumber(
  stored: string,
  style: NumberStyle,
  writeDay: (serial: number) => string,
): string {
  const number = Number(stored);
  if (stored === '' || !Number.isFinite(number)) return stored;
  if (number >= 0 && number <= lastDay) {
    if (style === 'date') return writeDay(number);
    if (style === 'time') return number === 0 ? '00:00:00' : writeDay(number);
    if (style === 'duration') return writeDuration(number);
  }
  if (style === 'percent') return `${writePlain(String(number * 100))}%`;
  const text = writePlain(stored);
  if (typeof style !== 'object') return text;
  if ('mask' in style) return /^\d+$/.test(text) ? fillMask(text, style.mask) : text;
  return text.includes('.') ? round(number, style.decimals) : text;
}

/**
 * To 15 digits, because 0.1 is stored as 0.10000000000000001. With an exponent only where digits were lost
 * before: zeros in their place would make one account of two.
 */
function writePlain(stored: string): string {
  if (/^-?\d{1,20}$/.test(stored)) return stored;
  const number = Number(stored);
  if (Math.abs(number) >= 1e15) {
    const isWhole = Number.isSafeInteger(number) && countDigits(stored) > 15;
    return isWhole ? String(number) : number.toExponential().toUpperCase();
  }
  const text = String(Number(number.toPrecision(15)));
  return text.includes('e') ? number.toFixed(20).replace(/\.?0+$/, '') : text;
}

const countDigits = (stored: string): number =>
  stored.replace(/e.*$/i, '').replace(/\D/g, '').length;

/** What a formula makes, such as 1070.123456, is owed as it is shown: no cent has parts. */
function round(number: number, decimals: number): string {
  const text = String(Number(Math.abs(number).toPrecision(15)));
  const isTiny = text.includes('e');
  // Moving the point in the text and not by a multiplication rounds 1.005 as people do.
  const whole = isTiny ? 0 : Math.round(Number(`${text}e${decimals}`));
  const rounded = Number(`${whole}e-${decimals}`);
  return String(number < 0 && rounded !== 0 ? -rounded : rounded);
}

/** The digits from the last place to the first, which takes all that are left; missing ones are zeros. */
function fillMask(digits: string, mask: readonly MaskPart[]): string {
  const places = mask.filter(({ kind }) => kind === 'digit').length;
  const padded = digits.padStart(places, '0');
  let at = 0;
  let first = padded.length - places + 1;
  let text = '';
  for (const part of mask) {
    if (part.kind === 'sign') {
      text += part.text;
      continue;
    }
    text += padded.slice(at, at + first);
    at += first;
    first = 1;
  }
  return text.trim();
}
