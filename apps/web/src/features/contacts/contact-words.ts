import type { ContactRow } from '@ringfence/contract/contacts';
import { restrictionKinds } from '@ringfence/domain/compliance/words';
import type { TFunction } from 'i18next';
import type { contacts } from '../../i18n/en/contacts.ts';

/** Where a person lives as far as it is known, such as `IL 60601, US`. */
export function describePlace({
  region,
  postalCode,
  country,
}: Pick<ContactRow, 'region' | 'postalCode' | 'country'>): string {
  const near = [region, postalCode].filter((part) => part !== null && part !== '').join(' ');
  return near === '' ? country : `${near}, ${country}`;
}

const consentWays: Record<keyof typeof contacts.consentHow, true> = {
  given_to_creditor: true,
  given_to_us: true,
  written_agreement: true,
  not_known: true,
  person: true,
  letter: true,
  email: true,
  creditor: true,
  attorney: true,
  court: true,
  employer: true,
  records: true,
  other: true,
};

function isConsentWay(word: string): word is keyof typeof consentWays {
  return Object.hasOwn(consentWays, word);
}

/** How consent was obtained, by a file or by hand; a word this build does not know is shown as it is. */
export function describeConsent(obtainedHow: string, t: TFunction<'work'>): string {
  return isConsentWay(obtainedHow) ? t(`contacts.consentHow.${obtainedHow}`) : obtainedHow;
}

/** Why a person is not called. */
export function describeSuppression(kind: string, t: TFunction<'work'>): string {
  const known = restrictionKinds.find((restriction) => restriction === kind);
  return t(`contacts.doNotCall.${known ?? 'other'}`);
}
