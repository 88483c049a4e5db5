import {
  isSupportedCountry,
  type PhoneNumber,
  type PhoneNumberType,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import { readPhoneRegion } from '../zones/area-code-regions.ts';
import { territories } from '../zones/territories.ts';

export type LineType = 'mobile' | 'landline' | 'voip' | 'unknown';

export interface ParsedPhone {
  e164: string;
  /** ISO 3166-1 of the numbering plan; null for numbers of no country. */
  country: string | null;
  lineType: LineType;
}

/** Numbers that charge the caller, or behind which nobody is. */
const nobodysTypes: ReadonlySet<PhoneNumberType | undefined> = new Set<PhoneNumberType>([
  'PREMIUM_RATE',
  'SHARED_COST',
  'UAN',
  'PAGER',
  'VOICEMAIL',
]);

/**
 * Reads a number as a file has it; without + it belongs to `country`. Null when it cannot be a
 * person's number. One with an extension is refused too: it rings at a switchboard, and what is said
 * there is said to others (12 CFR 1006.6(d)).
 *
 * The `max` metadata alone knows line types of every plan (158 kB, loaded in a few milliseconds);
 * it judges 555-01XX, kept free for examples, as valid in every area code that exists.
 */
export function parsePhone(text: string, country: string): ParsedPhone | null {
  const written = plainNorthAmerican.exec(text);
  const isNorthAmerican = text.startsWith('+') || northAmerican.has(country);
  return written !== null && isNorthAmerican
    ? parseNorthAmerican(written.slice(1).join(''))
    : (parseWithLibrary(text, country) ?? parseOldMexican(text, country));
}

const northAmerican: ReadonlySet<string> = new Set(['US', 'CA', ...territories]);

/** Ten digits as people in North America write them, by area code, exchange and line. */
const plainNorthAmerican =
  /^(?:\+?1[ .-]?)?(?:\(([2-9]\d{2})\) ?|([2-9]\d{2})[ .-]?)([2-9]\d{2})[ .-]?(\d{4})$/;

const notSeen = 0;
const cachedCountries = [null, 'US', 'CA'] as const;
/** By the first six digits, an index of `cachedCountries`: ten times faster on a long file. */
const countryByPrefix = new Uint8Array(1_000_000);

/**
 * The patterns of the United States and Canada look at six digits and let any four follow, so what
 * is valid once is valid for the whole exchange. Elsewhere (Barbados) they look at more.
 */
function parseNorthAmerican(digits: string): ParsedPhone | null {
  const ofTerritory = readTerritory(`+1${digits}`);
  if (ofTerritory !== null) return ofTerritory;
  const prefix = Number(digits.slice(0, 6));
  const known = cachedCountries[countryByPrefix[prefix] ?? notSeen] ?? null;
  if (known !== null) return { e164: `+1${digits}`, country: known, lineType: 'unknown' };
  const parsed = parseWithLibrary(`+1${digits}`, 'US');
  if (parsed?.country === 'US') countryByPrefix[prefix] = 1;
  if (parsed?.country === 'CA') countryByPrefix[prefix] = 2;
  return parsed;
}

const tenDigits = /^\+1[2-9]\d{2}[2-9]\d{6}$/;

/**
 * Guam, Puerto Rico and the other territories are states to the law (12 CFR 1006.2(l)), and have numbers as
 * states do. The library takes them for countries, and knows some of their exchanges.
 */
function readTerritory(e164: string): ParsedPhone | null {
  const isTerritory = territories.has(readPhoneRegion(e164)?.region ?? '') && tenDigits.test(e164);
  return isTerritory ? { e164, country: 'US', lineType: 'unknown' } : null;
}

function parseWithLibrary(text: string, country: string): ParsedPhone | null {
  // Marks of writing direction come along when a number is copied from a contact list.
  const visible = text.replace(/\p{Cf}/gu, '').trim();
  const phone = parsePhoneNumberFromString(visible, {
    extract: false,
    ...(isSupportedCountry(country) ? { defaultCountry: country } : {}),
  });
  if (phone === undefined || phone.ext !== undefined) return null;
  const ofTerritory = readTerritory(phone.number);
  if (ofTerritory !== null) return ofTerritory;
  if (!phone.isValid()) return null;
  if (nobodysTypes.has(phone.getType())) return null;
  return { e164: phone.number, country: phone.country ?? null, lineType: readLineType(phone) };
}

/** As ten digits were dialled in Mexico until 2019; lists of creditors still have 01, 044, 045 and +52 1. */
const oldMexican = /^(?:(?<mobile>\+521|00521|521|04[45])|01)(?<digits>\d{10})$/;

function parseOldMexican(text: string, country: string): ParsedPhone | null {
  const compact = text.replace(/[\s().-]/g, '');
  if (country !== 'MX' && !compact.startsWith('+')) return null;
  const { mobile, digits } = oldMexican.exec(compact)?.groups ?? {};
  const phone = digits === undefined ? null : parseWithLibrary(`+52${digits}`, 'MX');
  return phone === null || mobile === undefined ? phone : { ...phone, lineType: 'mobile' };
}

/** Where mobile and fixed numbers look alike, or may be moved from one to the other: unknown. */
function readLineType(phone: PhoneNumber): LineType {
  if (phone.countryCallingCode === '1') return 'unknown';
  switch (phone.getType()) {
    case 'MOBILE':
      return 'mobile';
    case 'FIXED_LINE':
      return 'landline';
    case 'VOIP':
      return 'voip';
    default:
      return 'unknown';
  }
}
