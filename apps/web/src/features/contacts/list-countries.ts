import { countries } from '@ringfence/domain/zones/countries.generated';
import type { Language } from '../../i18n/languages.ts';
import { languageLocales } from '../../i18n/languages.ts';
import { nameCode } from './record-words.ts';

/** The two whose zones stand elsewhere, state by state. */
const byState = ['US', 'CA'];

/** Every country by its name in the reader's language. */
export function listCountries(language: Language): { value: string; label: string }[] {
  const locale = languageLocales[language];
  const codes = [...countries.matchAll(/^\s*([A-Z]{2})\s/gm)].map(([, code = '']) => code);
  return [...new Set([...byState, ...codes])]
    .map((value) => ({ value, label: nameCode(value, 'region', locale) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
}
