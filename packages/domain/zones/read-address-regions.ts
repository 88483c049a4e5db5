import type { Address } from './address.ts';
import { type AddressRegions, readAddress } from './read-address.ts';

export type { AddressRegions } from './read-address.ts';

/**
 * Whose rules may hold at an address: the states or provinces that are written and those that the postal
 * code lies in, all of them, for the stricter rule binds.
 */
export function readAddressRegions(address: Address): AddressRegions {
  return readAddress(address).where;
}
