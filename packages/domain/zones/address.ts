import type { Facts } from '../compliance/types.ts';

/** What is known of where somebody lives, as it was written. */
export type Address = Pick<Facts['person'], 'country' | 'region' | 'postalCode'>;

/** Capital letters without blanks around them; nothing written is an empty text. */
export function normalise(text: string | null): string {
  return text === null ? '' : text.trim().toUpperCase();
}

/** How many addresses are remembered: there are about as many ZIPs, and far fewer in one campaign. */
const bound = 40_000;

/**
 * The same reading of an address, remembered: rules ask for every person at every decision, and people
 * share their places. Keyed in three steps, because joining the texts would cost more than reading them.
 */
export function rememberAddresses<Reading>(
  read: (address: Address) => Reading,
): (address: Address) => Reading {
  type ByPostalCode = Map<string | null, { reading: Reading }>;
  const remembered = new Map<string | null, Map<string | null, ByPostalCode>>();
  let size = 0;
  return (address) => {
    const { country, region, postalCode } = address;
    const known = remembered.get(country)?.get(region)?.get(postalCode);
    if (known !== undefined) return known.reading;
    if (size >= bound) {
      remembered.clear();
      size = 0;
    }
    const reading = read(address);
    const byRegion = remembered.get(country) ?? new Map<string | null, ByPostalCode>();
    const byPostalCode: ByPostalCode = byRegion.get(region) ?? new Map();
    remembered.set(country, byRegion.set(region, byPostalCode.set(postalCode, { reading })));
    size += 1;
    return reading;
  };
}
