import { readAddressRegions } from '../zones/read-address-regions.ts';
import { findBinding } from './find-binding.ts';
import type { Policy } from './policy.ts';
import { takePlaceFromPhones } from './take-place-from-phones.ts';
import type { Facts } from './types.ts';

type Evidence = Pick<Facts['person'], 'country' | 'region' | 'postalCode' | 'phones'>;

/**
 * What is said of a debt that can no longer be sued for, to a person there: the text of every state and city
 * that binds and asks for one, as counsel confirmed it, each once. Where several may bind, all are said.
 */
export function listDisclosures(
  person: Evidence,
  dialled: string,
  policy: Policy,
): readonly string[] {
  const phones = person.phones.includes(dialled) ? person.phones : [...person.phones, dialled];
  const address = takePlaceFromPhones(readAddressRegions(person), phones);
  const texts = findBinding(policy, address).jurisdictions.flatMap(({ id, timeBarred }) =>
    timeBarred?.effect === 'disclosure' ? [(policy.timeBarredDisclosures[id] ?? '').trim()] : [],
  );
  return [...new Set(texts)].filter((text) => text !== '');
}
