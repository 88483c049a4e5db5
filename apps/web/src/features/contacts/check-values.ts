import {
  type FieldName,
  nameOwnField,
  ownField,
  readValue,
  type Values,
} from './contact-values.ts';

export type ValueFault = 'nameMissing' | 'yearInvalid';
export type ValueFaults = Partial<Record<FieldName, ValueFault>>;

const earliestYear = 1880;

/** What can be seen to be wrong before it is sent. */
export function checkValues(values: Values, now: Date): ValueFaults {
  const year = readValue(values, 'birthYear').trim();
  const isYear =
    /^\d{4}$/.test(year) && Number(year) >= earliestYear && Number(year) <= now.getUTCFullYear();
  return {
    ...(readValue(values, 'fullName').trim() === '' ? { fullName: 'nameMissing' } : {}),
    ...(year === '' || isYear ? {} : { birthYear: 'yearInvalid' }),
  };
}

/** A field of the organization's own that is being added to the person. */
export interface NewField {
  name: string;
  value: string;
}

export const noField: NewField = { name: '', value: '' };

export type NewFieldFault = 'fieldUnnamed' | 'fieldTwice' | 'fieldEmpty';

export function checkNewField({ name, value }: NewField, values: Values): NewFieldFault | null {
  const [named, entered] = [name.trim(), value.trim()];
  if (named === '') {
    return entered === '' ? null : 'fieldUnnamed';
  }
  // Emptied and named again, it is the same field.
  const isThere = readValue(values, ownField(named)) !== '';
  return isThere ? 'fieldTwice' : entered === '' ? 'fieldEmpty' : null;
}

export function addField(values: Values, { name, value }: NewField): Values {
  return name.trim() === '' ? values : { ...values, [ownField(name.trim())]: value.trim() };
}

/** The fields of the organization's own that the person has or had when the form was opened. */
export function listOwnFields(values: Values): { field: FieldName; name: string }[] {
  return Object.keys(values)
    .filter((field): field is `custom.${string}` => field.startsWith('custom.'))
    .map((field) => ({ field, name: nameOwnField(field) }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
