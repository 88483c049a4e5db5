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

/** How the server names a field of the organization's own. */
const customWord = /^custom:/;

/** What a column was taken for; a word that this build does not know is shown as it is. */
export function nameField(word: string, t: Translate): string {
  if (customWord.test(word)) {
    return word.replace(customWord, '');
  }
  const field = findField(word);
  return field === undefined ? word : t(`words.fields.${field}`);
}

/** The same with its number, where a person has several. */
export function nameNumbered(word: string, position: number, t: Translate): string {
  const name = nameField(word, t);
  return position === 0 ? name : `${name} ${position + 1}`;
}

/** A value as it will be stored: one that is a word of the house in the reader's language. */
export function nameValue(field: string, text: string, t: Translate): string {
  const words: Record<string, Record<string, string>> = t('words.values', { returnObjects: true });
  const known = Object.hasOwn(words, field) ? (words[field] ?? {}) : {};
  return Object.hasOwn(known, text) ? (known[text] ?? text) : text;
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
