import { type Address, normalise, rememberAddresses } from './address.ts';
import { countries } from './countries.generated.ts';
import { nowhere, type Place } from './place.ts';
import type { PostalArea } from './postal-area.ts';
import {
  americanStates,
  canadianProvinces,
  type RegionalCountry,
  readZip,
  regionalCountries,
} from './regional-countries.ts';
import { territories } from './territories.ts';

/** Whose rules may hold at an address. */
export interface AddressRegions {
  /** ISO 3166-1; null where none is written and none follows from the rest. */
  readonly country: string | null;
  /** States or provinces by their codes: what is written, and what the postal code lies in. */
  readonly regions: readonly string[];
  /** Five digits, where there is a readable one. */
  readonly zip: string | null;
}

export interface AddressReading {
  readonly where: AddressRegions;
  /** Undefined when something is written there that cannot be read: what it would have said is unknown. */
  readonly place: Place | undefined;
}

const countryPlaces = new Map<string, Place>(
  countries
    .trim()
    .split('\n')
    .map((line): [string, Place] => {
      const [country = '', ...zones] = line.trim().split(' ');
      return [country, { evidence: `country ${country}`, zones }];
    }),
);

const nothingWritten: AddressReading = {
  where: { country: null, regions: [], zip: null },
  place: nowhere,
};

/** The reading of an address. The same address gives the same object, which is not to be changed. */
export const readAddress: (address: Address) => AddressReading = rememberAddresses((address) => {
  const country = normalise(address.country);
  const region = normalise(address.region);
  const postalCode = normalise(address.postalCode);
  // ISO 3166-2 names the country too.
  const [, prefix = ''] = /^([A-Z]{2})-[A-Z\d]{1,3}$/.exec(region) ?? [];
  const written = country === '' && isCountry(prefix) ? prefix : country;
  if (written === '') return readWithoutCountry(region, postalCode);
  if (!isCountry(written)) return { ...readWithoutCountry(region, postalCode), place: undefined };
  if (territories.has(written)) return readTerritory(written, region, postalCode);
  const regional = regionalCountries.get(written);
  if (regional !== undefined) return readRegional(regional, region, postalCode);
  const bare = region.startsWith(`${written}-`) ? region.slice(written.length + 1) : region;
  return {
    where: { country: written, regions: bare === '' ? [] : [bare], zip: null },
    place: countryPlaces.get(written),
  };
});

function isCountry(code: string): boolean {
  return regionalCountries.has(code) || countryPlaces.has(code);
}

/**
 * A readable postal code says more than the region and stands for it; a country alone would be half the
 * globe and says nothing, for the telephones do.
 */
function readRegional(
  country: RegionalCountry,
  region: string,
  postalCode: string,
): AddressReading {
  const area = country.findPostalArea(postalCode);
  const code = country.findRegion(region);
  const where = {
    country: country.code,
    regions: [...new Set([...(code === undefined ? [] : [code]), ...(area?.regions ?? [])])],
    zip: country.code === 'US' && area !== undefined ? (readZip(postalCode) ?? null) : null,
  };
  if (area !== undefined) return { where, place: makePostalPlace(country, area, postalCode) };
  if (code !== undefined) {
    return { where, place: { evidence: `region ${code}`, zones: country.zones[code] ?? [] } };
  }
  if (region === '' && postalCode === '') return { where, place: nowhere };
  // Of the United States and Canada the tables are whole: there it is an error, elsewhere our ignorance.
  return { where, place: countryPlaces.get(country.code) };
}

function makePostalPlace(country: RegionalCountry, area: PostalArea, postalCode: string): Place {
  const zones = area.zones ?? area.regions.flatMap((region) => country.zones[region] ?? []);
  // No more of it than tells the area: in some countries a whole code is a street.
  const kind = country.code === 'US' ? 'ZIP' : 'postal code';
  return { evidence: `${kind} ${postalCode.slice(0, 3)}`, zones };
}

function readTerritory(country: string, region: string, postalCode: string): AddressReading {
  const { where } = readRegional(americanStates, region, postalCode);
  return {
    where: { ...where, regions: [...new Set([country, ...where.regions])] },
    place: countryPlaces.get(country),
  };
}

/**
 * Everything that is written has to be readable, and in one country alone: a ZIP or a state is the
 * United States', a Canadian postal code or a province Canada's. What can be read is given in any case,
 * so that the rules of a state that may be meant hold.
 */
function readWithoutCountry(region: string, postalCode: string): AddressReading {
  if (region === '' && postalCode === '') return nothingWritten;
  const readings = [americanStates, canadianProvinces].map((country) => ({
    isMeant:
      (region === '' || country.findRegion(region) !== undefined) &&
      (postalCode === '' || country.findPostalArea(postalCode) !== undefined),
    reading: readRegional(country, region, postalCode),
  }));
  const meant = readings.filter(({ isMeant }) => isMeant);
  const [only] = meant;
  if (only !== undefined && meant.length === 1) return only.reading;
  return {
    where: {
      country: null,
      regions: readings.flatMap(({ reading }) => reading.where.regions),
      zip: readings.map(({ reading }) => reading.where.zip).find((zip) => zip !== null) ?? null,
    },
    place: undefined,
  };
}
