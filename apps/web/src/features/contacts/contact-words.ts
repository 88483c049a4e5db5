import type { ContactRow } from '@ringfence/contract/contacts';
import { restrictionKinds } from '@ringfence/domain/compliance/words';
import type { TFunction } from 'i18next';

/** Where a person lives as far as it is known, such as `IL 60601, US`. */
export function describePlace({
  region,
  postalCode,
  country,
}: Pick<ContactRow, 'region' | 'postalCode' | 'country'>): string {
  const near = [region, postalCode].filter((part) => part !== null && part !== '').join(' ');
  return near === '' ? country : `${near}, ${country}`;
}

const consentKinds = [
  'given_to_creditor',
  'given_to_us',
  'written_agreement',
  'not_known',
] as const;

/** How consent was obtained; a word this build does not know is shown as it is. */
export function describeConsent(obtainedHow: string, t: TFunction<'work'>): string {
  const known = consentKinds.find((kind) => kind === obtainedHow);
  return known === undefined ? obtainedHow : t(`contacts.consentHow.${known}`);
}

/** Why a person is not called. */
export function describeSuppression(kind: string, t: TFunction<'work'>): string {
  const known = restrictionKinds.find((restriction) => restriction === kind);
  return t(`contacts.doNotCall.${known ?? 'other'}`);
}
