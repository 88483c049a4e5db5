import type { ContactFields } from '@ringfence/contract/contact-editing';
import { packs } from '@ringfence/domain/compliance/packs/index';
import { readCountry, readPostalCode, readRegion } from '@ringfence/domain/imports/read-address';
import type { Transaction } from '../../platform/database/database.ts';
import { loadPolicy } from '../compliance/index.ts';

/** Of the organization, by the law that it chose: numbers and addresses that name none are of it. */
export async function findCountry(
  transaction: Transaction,
  organizationId: string,
): Promise<string> {
  const { policy } = await loadPolicy(transaction, organizationId);
  return packs[policy.pack].country;
}

export type ReadFields =
  | { isReadable: true; fields: ContactFields }
  | { isReadable: false; field: 'country' | 'region' };

/**
 * The fields with country, region and postal code as rules read them. What is left out stays so; the
 * country of the contact tells of which country a region is.
 */
export function readPlace(given: ContactFields, knownCountry: string): ReadFields {
  const country = given.country ?? knownCountry;
  if (given.country !== undefined && readCountry(given.country) !== given.country) {
    return { isReadable: false, field: 'country' };
  }
  const fields = { ...given };
  if (typeof given.region === 'string') {
    const region = readRegion(given.region, country);
    if (region === undefined) return { isReadable: false, field: 'region' };
    fields.region = region;
  }
  if (typeof given.postalCode === 'string') {
    fields.postalCode = readPostalCode(given.postalCode, country);
  }
  return { isReadable: true, fields };
}
