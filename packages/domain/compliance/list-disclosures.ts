import type { Words } from '../callflow/script.ts';
import { readAddressRegions } from '../zones/read-address-regions.ts';
import { findBinding } from './find-binding.ts';
import type { Policy } from './policy.ts';
import { takePlaceFromPhones } from './take-place-from-phones.ts';
import type { Facts } from './types.ts';

type Evidence = Pick<Facts['person'], 'country' | 'region' | 'postalCode' | 'phones'>;

/**
 * What is said of a debt that can no longer be sued for, to a person there: the text of every state and city
 * that binds and asks for one, as counsel confirmed it, each once. Where several may bind, all are said. A call in
 * Spanish says the Spanish rendering, as federal disclosures are made in the language of the call (12 CFR
 * 1006.18(e)(4)); where counsel confirmed none, the text itself, because what a state prescribes is never left out.
 */
export function listDisclosures(
  person: Evidence,
  dialled: string,
  policy: Policy,
  inSpanish: Readonly<Record<string, string>>,
): readonly Words[] {
  const phones = person.phones.includes(dialled) ? person.phones : [...person.phones, dialled];
  const address = takePlaceFromPhones(readAddressRegions(person), phones);
  const texts = findBinding(policy, address).jurisdictions.flatMap(({ id, timeBarred }) => {
    const en = (policy.timeBarredDisclosures[id] ?? '').trim();
    if (timeBarred?.effect !== 'disclosure' || en === '') return [];
    return [{ en, es: (inSpanish[id] ?? '').trim() || en }];
  });
  const isFirst = (words: Words, index: number): boolean =>
    texts.findIndex(({ en, es }) => en === words.en && es === words.es) === index;
  return texts.filter(isFirst);
}
