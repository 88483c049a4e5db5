import type { PolicyContent } from '@ringfence/contract/compliance';
import { packs } from '@ringfence/domain/compliance/packs/index';
import type { Jurisdiction, Source } from '@ringfence/domain/compliance/packs/pack';

/** States and cities that ask for words about a debt that can no longer be sued for, whatever the pack. */
export const disclosurePlaces: readonly (Jurisdiction & { source: Source })[] = Object.values(
  packs,
).flatMap(({ jurisdictions }) =>
  jurisdictions.flatMap((place) =>
    place.timeBarred?.effect === 'disclosure'
      ? [{ ...place, source: place.timeBarred.source }]
      : [],
  ),
);

/** As they are spoken: in one line; those that say nothing are left out. */
export function tidyTexts(
  texts: PolicyContent['timeBarredDisclosures'],
): PolicyContent['timeBarredDisclosures'] {
  const tidy = Object.entries(texts)
    .map(([id, text]) => [id, text.replaceAll(/\s+/g, ' ').trim()] as const)
    .filter(([, text]) => text !== '');
  return Object.fromEntries(tidy.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
