import { findCurrenciesBySymbol, findMinorDigits } from './currencies.ts';

export interface Money {
  /** In the smallest unit of the currency, such as cents. */
  amountMinor: number;
  /** ISO 4217. */
  currency: string;
}

/** No amount is written longer than this. */
const longestText = 60;

/** What stands before the number, the number, and what stands after it. */
const amountPattern = /^(\D*?)((?:(?<=^|[$€£])[.,])?\d(?:[\d .,'’]*\d)?)(\D*)$/;

/**
 * Reads an amount as a file has it, in American or European writing. Null when it cannot be read for
 * certain, and when it is negative: what is owed to the person is no debt.
 *
 * - An ISO code in the text ("1,200 CAD") overrides `currency`. A sign ("$", "€") must be one that
 *   the currency has; it never changes the currency, because most signs have several.
 * - A single point or comma followed by three digits divides thousands: "1,234" and "1.234" are
 *   both one thousand two hundred and thirty-four. Only in currencies with three minor digits is the
 *   point a decimal point then: "1.234 KWD" is one dinar and 234 fils.
 * - Decimals beyond the smallest unit must be zeros, as in "1234.5000".
 */
export function parseMoney(text: string, currency: string): Money | null {
  const normal = text.normalize('NFKC').replace(/\s+/g, ' ').trim();
  if (normal.length > longestText) return null;
  const [, before, number, after] = amountPattern.exec(normal) ?? [];
  if (before === undefined || number === undefined || after === undefined) return null;
  const written = readCurrency(before, after, currency);
  const minorDigits = written === null ? undefined : findMinorDigits(written);
  if (written === null || minorDigits === undefined) return null;
  const amountMinor = readAmount(number, minorDigits);
  return amountMinor === null ? null : { amountMinor, currency: written };
}

function readCurrency(before: string, after: string, currency: string): string | null {
  const marks = [before, after].flatMap(splitMarks);
  const codes = marks.filter((mark) => findMinorDigits(mark) !== undefined);
  const signs = marks.filter((mark) => !codes.includes(mark));
  const written = codes[0] ?? currency;
  const agrees =
    codes.every((code) => code === written) &&
    signs.every((sign) => findCurrenciesBySymbol(sign)?.includes(written));
  return agrees ? written : null;
}

/** A code and a sign may stand together, in any order and without a space: "USD$", "$ usd". */
function splitMarks(text: string): string[] {
  const compact = text.replaceAll(' ', '').toUpperCase();
  if (compact === '') return [];
  if (findCurrenciesBySymbol(compact) !== undefined) return [compact];
  const beginsWithCode = findMinorDigits(compact.slice(0, 3)) !== undefined;
  const border = beginsWithCode ? 3 : -3;
  return [compact.slice(0, border), compact.slice(border)].filter((mark) => mark !== '');
}

/** Thousands divided by one sign throughout, and decimals by another. */
const grouped =
  /^(?<whole>[1-9]\d{0,2}(?<divider>[ .,'’])\d{3}(?:\k<divider>\d{3})*)(?:(?!\k<divider>)[.,](?<fraction>\d+))?$/;
/** Lakhs and crores: 12,34,567.00. */
const groupedByTwo = /^(?<whole>[1-9]\d?(?:,\d{2})+,\d{3})(?:\.(?<fraction>\d+))?$/;
const ungrouped = /^(?<whole>\d*)(?:[.,](?<fraction>\d+))?$/;
const onePointAndThreeDigits = /^\d{1,3}\.\d{3}$/;

function readAmount(number: string, minorDigits: number): number | null {
  const isDecimal = minorDigits === 3 && onePointAndThreeDigits.test(number);
  const forms = isDecimal ? [ungrouped] : [grouped, groupedByTwo, ungrouped];
  const parts = forms.map((form) => form.exec(number)?.groups).find((groups) => groups);
  if (parts === undefined) return null;
  const decimals = (parts.fraction ?? '').replace(/0+$/, '').padEnd(minorDigits, '0');
  const amount = Number((parts.whole ?? '').replace(/\D/g, '') + decimals);
  return decimals.length === minorDigits && Number.isSafeInteger(amount) ? amount : null;
}
