import { findMinorDigits } from '../money/currencies.ts';
import { type Money, parseMoney } from '../money/parse-money.ts';
import { parsePhone } from '../phone/parse-phone.ts';
import { cleanCell } from './clean-cell.ts';
import type { ImportField } from './column-names.ts';
import { deriveReference } from './derive-reference.ts';
import type { ImportedPerson, RejectionReason } from './imported-person.ts';
import type { MatchedColumn } from './match-columns.ts';
import { readCountry, readPostalCode, readRegion } from './read-address.ts';
import { readConsent, readLanguage, readLineType } from './read-answers.ts';

export interface ImportDefaults {
  /** ISO 3166-1. */
  country: string;
  /** ISO 4217. */
  currency: string;
}

interface Rejected {
  kind: 'rejected';
  reason: RejectionReason;
  /** The column at fault, as it is named in the file. */
  column: string | null;
}

export type RowReading = { kind: 'person'; person: ImportedPerson } | Rejected;

const longestName = 200;
const longest: readonly (readonly [ImportField, number])[] = [
  ['reference', 100],
  ['creditor', 200],
  ['email', 254],
  ['region', 100],
  ['postal_code', 20],
];

/** Reads one row of a file into a person, or says what is wrong with it. It never throws. */
export function readRow(
  cells: readonly string[],
  columns: readonly MatchedColumn[],
  defaults: ImportDefaults,
): RowReading {
  const find = (field: ImportField) => columns.findIndex((column) => column.field === field);
  const values = new Map(
    columns.map((column, index) => [column.field, cleanCell(cells[index] ?? '')]),
  );
  const read = (field: ImportField) => values.get(field) ?? '';
  const reject = (reason: RejectionReason, field: ImportField | null): Rejected => ({
    kind: 'rejected',
    reason,
    column: field === null ? null : (columns[find(field)]?.name ?? null),
  });

  // A row with more cells than the header has slipped, as "1,200.00" without quotes does: what stands
  // behind is in the wrong column, and the balance would be one dollar.
  if (cells.length > columns.length) return reject('columns_missing', null);
  const nameFields =
    find('full_name') >= 0 ? (['full_name'] as const) : (['first_name', 'last_name'] as const);
  for (const field of [...nameFields, 'phone', 'balance'] as const) {
    const index = find(field);
    if (index < 0 || index >= cells.length) return reject('columns_missing', field);
  }
  const tooLong = longest.find(([field, length]) => read(field).length > length);
  if (tooLong !== undefined) return reject('value_too_long', tooLong[0]);

  const fullName = read('full_name') || `${read('first_name')} ${read('last_name')}`.trim();
  if (!/\p{L}/u.test(fullName)) return reject('name_missing', nameFields[0]);
  if (fullName.length > longestName) return reject('value_too_long', nameFields[0]);

  const country = read('country') === '' ? defaults.country : readCountry(read('country'));
  if (country === undefined) return reject('region_invalid', 'country');
  const region = read('region') === '' ? null : readRegion(read('region'), country);
  if (region === undefined) return reject('region_invalid', 'region');

  if (read('phone') === '') return reject('phone_missing', 'phone');
  const phone = parsePhone(read('phone'), country);
  if (phone === null) return reject('phone_invalid', 'phone');

  const currency = read('currency').toUpperCase();
  if (currency !== '' && findMinorDigits(currency) === undefined) {
    return reject('currency_invalid', 'currency');
  }
  if (read('balance') === '') return reject('balance_missing', 'balance');
  const balance: Money | null = parseMoney(read('balance'), currency || defaults.currency);
  if (balance === null) return reject('balance_invalid', 'balance');
  // The amount names a currency of its own, and the column another.
  if (currency !== '' && balance.currency !== currency) {
    return reject('currency_invalid', 'currency');
  }

  const given = read('consent') === '' ? null : readConsent(read('consent'));
  if (given === undefined) return reject('consent_invalid', 'consent');
  const refused = read('do_not_call') === '' ? false : readConsent(read('do_not_call'));
  if (refused === undefined) return reject('consent_invalid', 'do_not_call');
  const consent = refused ? false : given;

  const email = read('email');
  return {
    kind: 'person',
    person: {
      externalReference: read('reference') || deriveReference(phone.e164, fullName),
      fullName,
      e164: phone.e164,
      lineType: readLineType(read('line_type'), phone.lineType),
      balance,
      creditor: read('creditor') || null,
      // No call depends on it: what is no address is left out rather than the whole person.
      email: /^[^\s@]+@[^\s@]+$/.test(email) ? email : null,
      region,
      postalCode: readPostalCode(read('postal_code'), country) || null,
      country,
      language: readLanguage(read('language')),
      consent,
    },
  };
}
