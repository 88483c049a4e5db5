import type { Facts } from '../compliance/types.ts';
import { countries } from './countries.generated.ts';
import { nowhere, type Place } from './place.ts';
import { canada, type RegionZones, unitedStates } from './region-zones.ts';
import { findZipRegions, navajoZips } from './zip-regions.ts';

/** By the first letter of a Canadian postal code; the north shares one, Ontario has five. */
const provincesByLetter: Readonly<Record<string, readonly string[]>> = {
  A: ['NL'],
  B: ['NS'],
  C: ['PE'],
  E: ['NB'],
  G: ['QC'],
  H: ['QC'],
  J: ['QC'],
  K: ['ON'],
  L: ['ON'],
  M: ['ON'],
  N: ['ON'],
  P: ['ON'],
  R: ['MB'],
  S: ['SK'],
  T: ['AB'],
  V: ['BC'],
  X: ['NT', 'NU'],
  Y: ['YT'],
};

const countryPlaces = new Map<string, Place>(
  countries
    .trim()
    .split('\n')
    .map((line): [string, Place] => {
      const [country = '', ...zones] = line.trim().split(' ');
      return [country, { evidence: `country ${country}`, zones }];
    }),
);
const zipPlaces = new Map<string, Place>();
const statePlaces = nameRegions('US', unitedStates);
const provincePlaces = nameRegions('CA', canada);

type Address = Pick<Facts['person'], 'country' | 'region' | 'postalCode'>;

/**
 * Where an address lies. In the United States and Canada a readable postal code says more than the
 * state and stands for it; a country alone would be half the globe and says nothing. Undefined when
 * something is written there that cannot be read: what it would have said is then unknown.
 */
export function readAddressPlace({ country, region, postalCode }: Address): Place | undefined {
  const name = normalise(country);
  if (name === 'US') return readRegional(readZip(postalCode), postalCode, region, statePlaces);
  if (name === 'CA') {
    return readRegional(readPostalCode(postalCode), postalCode, region, provincePlaces);
  }
  if (name === '' && isBlank(region) && isBlank(postalCode)) return nowhere;
  return countryPlaces.get(name);
}

function readRegional(
  postal: Place | undefined,
  postalCode: string | null,
  region: string | null,
  regions: ReadonlyMap<string, Place>,
): Place | undefined {
  if (postal !== undefined) return postal;
  if (!isBlank(region)) return regions.get(normalise(region));
  return isBlank(postalCode) ? nowhere : undefined;
}

function readZip(postalCode: string | null): Place | undefined {
  const [, zip] = /^\s*(\d{5})(?:-?\d{4})?\s*$/.exec(postalCode ?? '') ?? [];
  if (zip === undefined) return undefined;
  const known = zipPlaces.get(zip);
  if (known !== undefined) return known;
  const states = findZipRegions(zip);
  if (states === undefined) return undefined;
  const area = zip.slice(0, 3);
  const isArizonaOutsideNavajo = states[0] === 'AZ' && !navajoZips.has(area);
  const zones = isArizonaOutsideNavajo
    ? ['America/Phoenix']
    : states.flatMap((state) => unitedStates[state] ?? []);
  const place = { evidence: `ZIP ${area}`, zones };
  zipPlaces.set(zip, place);
  return place;
}

function readPostalCode(postalCode: string | null): Place | undefined {
  const found = /^([A-Z])\d[A-Z] ?\d[A-Z]\d$/.exec(normalise(postalCode));
  const provinces = provincesByLetter[found?.[1] ?? ''];
  if (provinces === undefined) return undefined;
  const zones = provinces.flatMap((province) => canada[province] ?? []);
  return { evidence: `postal code ${normalise(postalCode).slice(0, 3)}`, zones };
}

/** ISO 3166-2 writes `US-IL`, people write `IL`. */
function nameRegions(country: string, regions: RegionZones): ReadonlyMap<string, Place> {
  return new Map(
    Object.entries(regions).flatMap(([code, zones]): [string, Place][] => {
      const place = { evidence: `region ${code}`, zones };
      return [
        [code, place],
        [`${country}-${code}`, place],
      ];
    }),
  );
}

function normalise(text: string | null): string {
  return (text ?? '').trim().toUpperCase();
}

function isBlank(text: string | null): boolean {
  return normalise(text) === '';
}
