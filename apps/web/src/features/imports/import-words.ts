import type { Rejection } from '@ringfence/contract/imports';
import type { TFunction } from 'i18next';
import type { imports } from '../../i18n/en/imports.ts';

type FieldKey = keyof typeof imports.fields;

/** The server's words for what a column can hold, and how they are called on the screen. */
const fieldKeys = new Map<string, FieldKey>([
  ['name', 'name'],
  ['full_name', 'name'],
  ['fullname', 'name'],
  ['first_name', 'firstName'],
  ['last_name', 'lastName'],
  ['phone', 'phone'],
  ['balance', 'balance'],
  ['reference', 'reference'],
  ['external_reference', 'reference'],
  ['externalreference', 'reference'],
  ['creditor', 'creditor'],
  ['currency', 'currency'],
  ['email', 'email'],
  ['region', 'region'],
  ['state', 'region'],
  ['postal_code', 'postalCode'],
  ['postalcode', 'postalCode'],
  ['zip', 'postalCode'],
  ['country', 'country'],
  ['language', 'language'],
  ['line_type', 'lineType'],
  ['linetype', 'lineType'],
  ['consent', 'consent'],
  ['do_not_call', 'doNotCall'],
]);

/** What a column was taken for; a word this build does not know is shown as it is. */
export function nameField(field: string, t: TFunction<'work'>): string {
  const key = fieldKeys.get(field.toLowerCase());
  return key === undefined ? field : t(`imports.fields.${key}`);
}

export function explainRejection({ reason }: Rejection, t: TFunction<'work'>): string {
  return t(`imports.rejections.reasons.${reason}`);
}
