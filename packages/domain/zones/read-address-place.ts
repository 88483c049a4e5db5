import type { Address } from './address.ts';
import type { Place } from './place.ts';
import { readAddress } from './read-address.ts';

/** Where an address lies; undefined when something is written there that cannot be read. */
export function readAddressPlace(address: Address): Place | undefined {
  return readAddress(address).place;
}
