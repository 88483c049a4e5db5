import type { ContactRow } from '@ringfence/contract/contacts';
import type { TFunction } from 'i18next';
import type { Language } from '../../../i18n/languages.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { describeSuppression } from '../contact-words.ts';

type Suppression = NonNullable<ContactRow['suppression']>;

interface Words {
  t: TFunction<'tables'>;
  tWork: TFunction<'work'>;
  language: Language;
}

/** Whether nothing is left about which, or on which, the person can be called. */
export function coversAll({ covers, covered, of }: Suppression): boolean {
  return covers === 'person' || covered >= of;
}

/**
 * Why a person is not called. Where it is about some of their debts or numbers alone it says about how many:
 * about the others they may be called, and the row says so too.
 */
export function tellSuppression(suppression: Suppression, { t, tWork, language }: Words): string {
  const { kind, covers, covered, of } = suppression;
  const reason = describeSuppression(kind, tWork);
  if (covers === 'person' || coversAll(suppression)) return reason;
  const [number, total] = [formatNumber(covered, language), formatNumber(of, language)];
  return t(`contacts.partly.${covers}`, { reason, number, total });
}
