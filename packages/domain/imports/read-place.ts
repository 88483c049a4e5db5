import type { Columns } from './find-columns.ts';
import type { RowWarning } from './imported-row.ts';
import { isBlank } from './is-blank.ts';
import type { Mapping } from './mapping.ts';
import { readCountry, readPostalCode, readRegion } from './read-address.ts';
import { remember } from './remember.ts';
import { type Rejected, readCell, reject, warn } from './row-report.ts';

const longestRegion = 100;
const longestPostalCode = 20;

const postalCodes: ReadonlyMap<string, RegExp> = new Map([
  ['US', /^\d{5}(?:-\d{4})?$/],
  ['CA', /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i],
]);

/** Where a person lives, as far as the row tells it. */
export interface ReadPlace {
  /** Null: the row names none. */
  country: string | null;
  region: string | null;
  postalCode: string | null;
}

/** Reads country, region and postal code, which decide together whose law binds the calls. */
export function createPlaceReader(
  mapping: Mapping,
  columns: Columns,
): (cells: readonly string[], warnings: RowWarning[]) => ReadPlace | Rejected {
  const [country, region, postalCode] = [
    columns.of('country'),
    columns.of('region'),
    columns.of('postal_code'),
  ];
  const findCountry = remember(readCountry);
  const regionsByCountry = new Map<string, (text: string) => string | undefined>();
  const findRegion = (place: string, text: string): string | undefined => {
    const known = regionsByCountry.get(place);
    if (known !== undefined) return known(text);
    const find = remember((name: string) => readRegion(name, place));
    regionsByCountry.set(place, find);
    return find(text);
  };
  const read = (place: string, regionText: string, postalText: string): ReadPlace | undefined => {
    const found = isBlank(regionText) ? null : findRegion(place, regionText);
    if (found === undefined) return undefined;
    const code = isBlank(postalText) ? null : readPostalCode(postalText, place);
    return { country: null, region: found, postalCode: code };
  };

  return (cells, warnings) => {
    const countryText = readCell(cells, country);
    // "NA" is Namibia.
    const isGiven = countryText !== '' && (!isBlank(countryText) || countryText.length === 2);
    const given = isGiven ? findCountry(countryText) : null;
    if (given === undefined) return reject('region_invalid', country, countryText);
    const postalText = dropDecimals(readCell(cells, postalCode));
    if (postalText.length > longestPostalCode) {
      return reject('value_too_long', postalCode, postalText);
    }
    const regionText = readCell(cells, region);
    if (regionText.length > longestRegion) return reject('value_too_long', region, regionText);

    const assumed = given ?? mapping.country;
    const place = read(assumed, regionText, postalText);
    if (place !== undefined) return given === null ? place : { ...place, country: given };
    // Files of the United States have people in Canada, and the other way round, without saying so.
    const neighbour = assumed === 'US' ? 'CA' : 'US';
    if (
      given === null &&
      postalCodes.has(assumed) &&
      postalCodes.get(neighbour)?.test(postalText)
    ) {
      const abroad = read(neighbour, regionText, postalText);
      if (abroad !== undefined) return { ...abroad, country: neighbour };
    }
    // A readable postal code says more than the region does; without one nobody knows whose law binds.
    const code = readPostalCode(postalText, assumed);
    if (!postalCodes.get(assumed)?.test(code)) return reject('region_invalid', region, regionText);
    warn(warnings, 'region_unknown', region, regionText);
    return { country: given, region: null, postalCode: code };
  };
}

/** A code that went through a table of numbers: 60601.0. */
function dropDecimals(text: string): string {
  return text.endsWith('.0') ? text.slice(0, -2) : text;
}
