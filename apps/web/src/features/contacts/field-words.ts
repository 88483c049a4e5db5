import type { TFunction } from 'i18next';
import { type FieldName, isOwnField, nameOwnField } from './contact-values.ts';

/** What a field is called: the organization's own as the organization calls it. */
export function nameField(field: FieldName, t: TFunction<'contact'>): string {
  return isOwnField(field) ? nameOwnField(field) : t(`fields.${field}`);
}
