import {
  type RefusalReason,
  type RefusalValues,
  refusals,
} from '@ringfence/domain/imports/refusals';
import type { TFunction } from 'i18next';
import type { Language } from '../../i18n/languages.ts';
import { formatNumber } from '../../ui/format-number.ts';

interface Refusal {
  reason?: string | null | undefined;
  values?: RefusalValues | undefined;
}

function isReason(word: string): word is RefusalReason {
  return Object.hasOwn(refusals, word);
}

/** Why the server refused, in the reader's language; null for a word that this build does not know. */
export function explainRefusal(
  { reason, values = {} }: Refusal,
  t: TFunction<'uploads'>,
  language: Language,
): string | null {
  if (reason === null || reason === undefined || !isReason(reason)) {
    return null;
  }
  const written = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? formatNumber(value, language) : value,
  ]);
  return t(`refusals.${reason}`, Object.fromEntries(written));
}
