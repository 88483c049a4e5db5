import type { Inspection, MappingInput } from '@ringfence/contract/imports';
import { cleanCell } from '@ringfence/domain/imports/clean-cell';
import type { ImportField } from '@ringfence/domain/imports/import-words';
import { readDate } from '@ringfence/domain/imports/read-date';
import { parseCredit } from '@ringfence/domain/money/parse-credit';
import { parseMoney } from '@ringfence/domain/money/parse-money';
import type { Language } from '../../i18n/languages.ts';
import { formatDate } from '../../ui/format-moment.ts';
import { formatMoney } from '../../ui/format-number.ts';

/** A value of the file, and what it is read as; null where it cannot be read so. */
export interface Example {
  text: string;
  value: string | null;
}

const dateFields: readonly ImportField[] = [
  'opened_on',
  'due_on',
  'charged_off_on',
  'notice_sent_on',
  'first_contact_at',
  'expires_on',
  'reassigned_checked_on',
  'occurred_at',
];
const amountFields: readonly ImportField[] = ['balance', 'original_amount'];

/** The first cells of the columns that hold one of the fields. */
function listSamples(
  { columns }: Pick<MappingInput, 'columns'>,
  inspected: Inspection['columns'],
  fields: readonly ImportField[],
): string[] {
  return columns.flatMap(({ field }, index) =>
    fields.some((wanted) => wanted === field)
      ? (inspected[index]?.samples ?? []).map(cleanCell)
      : [],
  );
}

/** A date of the file as the chosen order reads it: one that has two readings, where there is one. */
export function findDateExample(
  mapping: Pick<MappingInput, 'columns' | 'dateOrder'>,
  inspected: Inspection['columns'],
  { language, now }: { language: Language; now: Date },
): Example | null {
  // The time of day says nothing about the order.
  const days = listSamples(mapping, inspected, dateFields).map((text) =>
    text.replace(/[T ]\d{1,2}:.*$/, ''),
  );
  const isNumeric = (text: string) => /^\d{1,2}[-/. ]\d{1,2}[-/. ]\d{2,4}$/.test(text);
  const text = days.find(isNumeric) ?? days[0];
  if (text === undefined) {
    return null;
  }
  const day = readDate(text, mapping.dateOrder, now);
  return { text, value: typeof day === 'string' ? formatDate(day, language) : null };
}

/** An amount of the file as the chosen mark reads it: one with a mark in it, where there is one. */
export function findAmountExample(
  mapping: Pick<MappingInput, 'columns' | 'currency' | 'decimalMark'>,
  inspected: Inspection['columns'],
  language: Language,
): Example | null {
  // A credit is nothing owed by either mark, and shows neither.
  const amounts = listSamples(mapping, inspected, amountFields).filter(
    (amount) => parseCredit(amount, mapping.currency) === null,
  );
  const text = amounts.find((amount) => /[.,]/.test(amount)) ?? amounts[0];
  if (text === undefined) {
    return null;
  }
  const money = parseMoney(text, mapping.currency, mapping.decimalMark);
  const isRead = money !== null && money !== 'ambiguous';
  return { text, value: isRead ? formatMoney(money, language) : null };
}
