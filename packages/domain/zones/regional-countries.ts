import { foldText } from '../imports/clean-cell.ts';
import { regionCodes } from '../imports/region-names.ts';
import { findCanadianArea } from './canadian-postal-codes.ts';
import type { PostalArea } from './postal-area.ts';
import { findAreaElsewhere } from './postal-codes-elsewhere.ts';
import { canada, type RegionZones, unitedStates } from './region-zones.ts';
import { regionsElsewhere } from './regions-elsewhere.ts';
import { findZipRegions } from './zip-regions.ts';
import { findZipZones } from './zip-zones.ts';

/** A country with several clocks whose regions and postal codes we can read. */
export interface RegionalCountry {
  /** ISO 3166-1. */
  readonly code: string;
  readonly zones: RegionZones;
  /** The code of a region as it is written, without its country; undefined when there is none such. */
  readonly findRegion: (text: string) => string | undefined;
  readonly findPostalArea: (postalCode: string) => PostalArea | undefined;
}

export const americanStates = makeCountry('US', unitedStates, regionCodes.get('US'), findZipArea);
export const canadianProvinces = makeCountry('CA', canada, regionCodes.get('CA'), findCanadianArea);

export const regionalCountries: ReadonlyMap<string, RegionalCountry> = new Map([
  ['US', americanStates],
  ['CA', canadianProvinces],
  ...[...regionsElsewhere].map(([code, { zones, names }]): [string, RegionalCountry] => [
    code,
    makeCountry(code, zones, names, (postalCode) => findAreaElsewhere(code, postalCode)),
  ]),
]);

/** The five digits of a ZIP, with or without the four that tell the house. */
export function readZip(postalCode: string): string | undefined {
  return /^(\d{5})(?:-?\d{4})?$/.exec(postalCode)?.[1];
}

function findZipArea(postalCode: string): PostalArea | undefined {
  const zip = readZip(postalCode);
  const regions = zip === undefined ? undefined : findZipRegions(zip);
  if (zip === undefined || regions === undefined) return undefined;
  return { regions, zones: findZipZones(zip) ?? null };
}

function makeCountry(
  code: string,
  zones: RegionZones,
  names: ReadonlyMap<string, string> | undefined,
  findPostalArea: RegionalCountry['findPostalArea'],
): RegionalCountry {
  return {
    code,
    zones,
    // ISO 3166-2 writes `US-IL`, people write `IL` or `Illinois`.
    findRegion: (text) => {
      const bare = text.startsWith(`${code}-`) ? text.slice(code.length + 1) : text;
      return Object.hasOwn(zones, bare) ? bare : names?.get(foldText(bare));
    },
    findPostalArea,
  };
}
