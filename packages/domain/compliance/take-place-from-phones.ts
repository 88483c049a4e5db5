import { isCodeOfNewYorkCity, readPhoneRegion } from '../zones/area-code-regions.ts';
import type { AddressRegions } from '../zones/read-address-regions.ts';
import type { PlacedAddress } from './find-binding.ts';

/** How many places are remembered, before all are forgotten. */
const bound = 20_000;
let size = 0;
let known = new WeakMap<AddressRegions, Map<string, PlacedAddress>>();

/**
 * Where somebody may live whose address leaves the state or the city open: there the area codes of their
 * numbers bind as if they were the address. The same address and codes give the same object, so that what
 * binds there is worked out once.
 */
export function takePlaceFromPhones(
  address: AddressRegions,
  numbers: readonly string[],
): PlacedAddress {
  const isAmerican = address.country === null || address.country === 'US';
  const isStateOpen = isAmerican && address.zip === null && address.regions.length === 0;
  const isCityOpen = isAmerican && address.zip === null && address.regions.includes('NY');
  if (!isStateOpen && !isCityOpen) return address;
  const found = numbers.flatMap((number) => readPhoneRegion(number) ?? []);
  const meant = isStateOpen ? found : found.filter(({ areaCode }) => isCodeOfNewYorkCity(areaCode));
  if (meant.length === 0) return address;
  const areaCodes = [...new Set(meant.map(({ areaCode }) => areaCode))].sort();
  const regions = isStateOpen ? [...new Set(meant.map(({ region }) => region))] : address.regions;
  return remember(address, areaCodes, regions);
}

function remember(
  address: AddressRegions,
  areaCodes: readonly string[],
  regions: readonly string[],
): PlacedAddress {
  const key = areaCodes.join();
  const found = known.get(address)?.get(key);
  if (found !== undefined) return found;
  if (size >= bound) {
    known = new WeakMap();
    size = 0;
  }
  const placed = { ...address, regions, areaCodes, isStateTaken: address.regions.length === 0 };
  known.set(address, (known.get(address) ?? new Map()).set(key, placed));
  size += 1;
  return placed;
}
