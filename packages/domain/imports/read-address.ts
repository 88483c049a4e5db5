import { getCountries } from 'libphonenumber-js/max';
import { foldText } from './clean-cell.ts';
import { regionCodes } from './region-names.ts';

/** What files write besides the ISO code and the names that the runtime knows. */
const otherCountryNames: readonly (readonly [string, string])[] = [
  ['usa', 'US'],
  ['unitedstatesofamerica', 'US'],
  ['estadosunidosdeamerica', 'US'],
  ['eeuu', 'US'],
  ['eua', 'US'],
  ['can', 'CA'],
  ['mex', 'MX'],
  ['gbr', 'GB'],
  ['uk', 'GB'],
  ['greatbritain', 'GB'],
  ['england', 'GB'],
  ['scotland', 'GB'],
  ['wales', 'GB'],
  ['northernireland', 'GB'],
  ['aus', 'AU'],
  ['ind', 'IN'],
  ['bra', 'BR'],
  ['col', 'CO'],
  ['chl', 'CL'],
];

const countryCodes: ReadonlyMap<string, string> = new Map([
  ...['en', 'es'].flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return getCountries().map((code) => [foldText(names.of(code) ?? code), code] as const);
  }),
  ...getCountries().map((code) => [foldText(code), code] as const),
  ...otherCountryNames,
]);

/** The ISO 3166-1 code of a country by code or by its English or Spanish name. */
export function readCountry(text: string): string | undefined {
  return countryCodes.get(foldText(text));
}

/**
 * The code of a state or province, from its code ("IL", "US-IL") or name. Undefined when the country
 * has no such region; in countries whose regions no rule asks for, the text as it is.
 */
export function readRegion(text: string, country: string): string | undefined {
  const codes = regionCodes.get(country);
  if (codes === undefined) return text;
  const hasCountry = text.toUpperCase().startsWith(`${country}-`);
  return codes.get(foldText(hasCountry ? text.slice(country.length) : text));
}

/**
 * A postal code as text. Spreadsheets take ZIP codes for numbers and drop the zeros with which those
 * of the north-east begin; they are put back, for 2116 is in Boston and a ZIP code decides which
 * state's rules hold.
 */
export function readPostalCode(text: string, country: string): string {
  if (country !== 'US' || /^\d{5}$/.test(text)) return text;
  const [, five, four] = /^(\d{3,5})-?(\d{4})?$/.exec(text) ?? [];
  if (five === undefined) return text;
  const zip = five.padStart(5, '0');
  return four === undefined ? zip : `${zip}-${four}`;
}
