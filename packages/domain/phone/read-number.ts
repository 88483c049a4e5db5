import { getCountries } from 'libphonenumber-js/max';
import { parsePhone } from './parse-phone.ts';

export interface TypedNumber {
  /** Every number, in E.164, that was meant if the whole of one was typed. */
  numbers: string[];
  /** The last four digits, if just they were. */
  lastFour: string | null;
}

const fewestDigits = 7;
const mostDigits = 15;

/**
 * What somebody types to find a person by number: the whole number however it is written and wherever
 * it is from, or the four digits that are shown of it. Nothing between the two is read: anyone who could
 * try the hidden digits one by one would learn a number without its being written down who saw it.
 */
export function readNumber(text: string): TypedNumber {
  const written = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
  // A masked number that was copied from the screen.
  const shown = written.slice(written.lastIndexOf('•') + 1).trim();
  if (/^\d{4}$/.test(shown)) return { numbers: [], lastFour: shown };
  const digits = written.replace(/\D/g, '');
  const isNumber = /^[\d\s().+/\p{Pd}]+$/u.test(written);
  if (!isNumber || digits.length < fewestDigits || digits.length > mostDigits) {
    return { numbers: [], lastFour: null };
  }
  const meant = new Set<string>();
  const add = (writing: string, country: string): void => {
    const parsed = parsePhone(writing, country);
    if (parsed !== null) meant.add(parsed.e164);
  };
  add(`+${digits}`, 'US');
  if (!written.startsWith('+')) for (const country of getCountries()) add(written, country);
  return { numbers: [...meant], lastFour: null };
}
