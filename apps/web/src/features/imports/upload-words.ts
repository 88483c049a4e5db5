import type { MappingFault } from '@ringfence/domain/imports/check-mapping';
import {
  type Delimiter,
  debtFields,
  historyFields,
  type ImportKind,
  personFields,
  phoneFields,
} from '@ringfence/domain/imports/import-words';
import type { TFunction } from 'i18next';
import type { ColumnField } from './assign-field.ts';

type Translate = TFunction<'uploads'>;

const fields: readonly ColumnField[] = [
  ...personFields,
  ...phoneFields,
  ...debtFields,
  ...historyFields,
  'custom',
];

export function findField(word: string): ColumnField | undefined {
  return fields.find((field) => field === word);
}

/** What a column was taken for; a word that this build does not know is shown as it is. */
export function nameField(word: string, t: Translate): string {
  const field = findField(word);
  return field === undefined ? word : t(`words.fields.${field}`);
}

/** The same with its number, where a person has several. */
export function nameNumbered(word: string, position: number, t: Translate): string {
  const name = nameField(word, t);
  return position === 0 ? name : `${name} ${position + 1}`;
}

const delimiterKeys = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'pipe' } as const;

export function nameDelimiter(delimiter: Delimiter, t: Translate): string {
  return t(`format.delimiters.${delimiterKeys[delimiter]}`);
}

/** Why the rows cannot be checked yet, in a sentence. */
export function explainFault(
  { code, field }: MappingFault,
  kind: ImportKind,
  t: Translate,
): string {
  if (code === 'phone_missing' && kind !== 'debtors') {
    return t('faults.subject_missing');
  }
  return t(`faults.${code}`, { field: nameField(field, t) });
}
