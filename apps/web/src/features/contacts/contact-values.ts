import type { ContactFields } from '@ringfence/contract/contact-editing';
import type { ContactDetail } from '@ringfence/contract/records';

/** The fields of the person that are edited in the form, in the order in which they stand there. */
export const valueNames = [
  'fullName',
  'bornOn',
  'birthYear',
  'language',
  'email',
  'address',
  'city',
  'region',
  'postalCode',
  'country',
  'isServiceMember',
] as const;

export type ValueName = (typeof valueNames)[number];

/** A field of the organization's own is named apart, because it may be called like one of ours. */
export type OwnField = `custom.${string}`;
export type FieldName = ValueName | OwnField;

/** What stands in the form; everything is text until it is sent. */
export type Values = Readonly<Record<FieldName, string>>;

const ownPrefix = 'custom.';

export function isOwnField(field: string): field is OwnField {
  return field.startsWith(ownPrefix);
}

export function ownField(name: string): OwnField {
  return `${ownPrefix}${name}`;
}

/** What the organization calls a field of its own. */
export function nameOwnField(field: OwnField): string {
  return field.slice(ownPrefix.length);
}

export function isFieldName(field: string): field is FieldName {
  return isOwnField(field) || valueNames.some((name) => name === field);
}

export function listFields(values: Values): FieldName[] {
  return Object.keys(values).filter(isFieldName);
}

/** Of a field that one of two has and the other has not, the other says nothing. */
export function readValue(values: Values, field: FieldName): string {
  return values[field] ?? '';
}

/** A contact as it stands in the form. */
export function writeValues(contact: ContactDetail): Values {
  const own = Object.entries(contact.custom).map(([name, value]) => [ownField(name), value]);
  return {
    ...Object.fromEntries(own),
    fullName: contact.fullName,
    bornOn: contact.bornOn ?? '',
    birthYear: contact.birthYear?.toString() ?? '',
    language: contact.language,
    email: contact.email ?? '',
    address: contact.address ?? '',
    city: contact.city ?? '',
    region: contact.region ?? '',
    postalCode: contact.postalCode ?? '',
    country: contact.country,
    isServiceMember: contact.isServiceMember ? 'yes' : 'no',
  };
}

const orNull = (text: string): string | null => (text === '' ? null : text);

function readField(field: ValueName, text: string): ContactFields {
  switch (field) {
    case 'birthYear':
      return { birthYear: text === '' ? null : Number(text) };
    case 'language':
      return text === 'en' || text === 'es' ? { language: text } : {};
    case 'isServiceMember':
      return { isServiceMember: text === 'yes' };
    case 'fullName':
    case 'country':
      return { [field]: text };
    default:
      return { [field]: orNull(text) };
  }
}

/** What is sent to turn one state of the contact into another: only what differs. */
export function readChanges(from: Values, to: Values): ContactFields {
  const fields = new Set([...listFields(from), ...listFields(to)]);
  const changed = [...fields].filter(
    (field) => readValue(from, field).trim() !== readValue(to, field).trim(),
  );
  const own = changed
    .filter(isOwnField)
    .map((field) => [nameOwnField(field), readValue(to, field).trim()]);
  const ours = changed
    .filter((field): field is ValueName => !isOwnField(field))
    .map((field) => readField(field, readValue(to, field).trim()));
  const changes: ContactFields = Object.assign({}, ...ours);
  return own.length === 0 ? changes : { ...changes, custom: Object.fromEntries(own) };
}

/** The year follows from the day, and another year alone takes back the day, as the server has it. */
function followBirth(
  { bornOn: before }: ContactDetail,
  { bornOn, birthYear }: ContactFields,
): Partial<Pick<ContactDetail, 'bornOn' | 'birthYear'>> {
  const day = bornOn === undefined ? before : bornOn;
  if (day === null) return {};
  const year = Number(day.slice(0, 4));
  const isTakenBack = bornOn === undefined && birthYear !== undefined && birthYear !== year;
  return isTakenBack ? { bornOn: null } : { birthYear: year };
}

/** The contact as it will be once the changes are stored. */
export function applyChanges(contact: ContactDetail, changes: ContactFields): ContactDetail {
  const { custom = {}, ...fields } = changes;
  const named = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  );
  const own = Object.entries({ ...contact.custom, ...custom }).filter(([, value]) => value !== '');
  return {
    ...contact,
    ...named,
    ...followBirth(contact, changes),
    custom: Object.fromEntries(own),
  };
}
