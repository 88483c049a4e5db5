import type { DecimalMark } from '../imports/import-words.ts';
import { findCurrenciesBySymbol, findMinorDigits } from './currencies.ts';

export interface Money {
  /** In the smallest unit of the currency, such as cents. */
  amountMinor: number;
  /** ISO 4217. */
  currency: string;
}

/** No amount is written longer than this. */
const longestText = 60;

/** What most amounts are: digits, and perhaps a point and two more. */
const plainAmount = /^\d{1,13}(?:\.\d\d)?$/;

/** What stands before the number, the number, and what stands after it. */
const amountPattern = /^(\D*?)((?:(?<=^|[$€£])[.,])?\d(?:[\d .,'’]*\d)?)(\D*)$/;

/** How spreadsheets show nothing owed in a column of money: "$ -". Without the sign nothing is said. */
const accountantsZero = /^([^\d\s-]{1,4}) ?-$/;

/** What old programs and bookkeepers add to an amount that is owed: a plus, or "DR" for a debit. */
const signsOfDebt = /^\+ ?(?=\D?[\d.,])|(?<=\d) ?D[RB]\.?$/gi;

/**
 * Reads an amount as a file has it. Null when it cannot be read for certain, and when it is negative,
 * by a sign or in brackets: what is owed to the person is no debt, and read by `parseCredit`.
 *
 * - An ISO code in the text ("1,200 CAD") overrides `currency`. A sign ("$", "€") must be one that
 *   the currency has; it never changes the currency, because most signs have several.
 * - `mark` is what the decimals stand behind. Thousands may be divided by anything else.
 * - Where the mark may be `either`, "1,234" and "1.234" are ambiguous: nobody can tell one thousand from
 *   one and a quarter. Any other amount has one reading only.
 * - Decimals beyond the smallest unit must be zeros, as in "1234.5000".
 */
export function parseMoney(
  text: string,
  currency: string,
  mark: DecimalMark,
): Money | 'ambiguous' | null {
  if (mark !== 'comma' && plainAmount.test(text) && findMinorDigits(currency) === 2) {
    const border = text.indexOf('.');
    const amountMinor =
      border < 0 ? Number(text) * 100 : Number(text.slice(0, border) + text.slice(border + 1));
    return { amountMinor, currency };
  }
  const whole = text.normalize('NFKC').replace(/\s+/g, ' ').trim();
  if (whole.length > longestText) return null;
  const normal = whole.replace(signsOfDebt, '');
  const [, sign] = accountantsZero.exec(normal) ?? [];
  if (sign !== undefined) {
    const named = readCurrency(sign, '', currency);
    return named === null ? null : { amountMinor: 0, currency: named };
  }
  const [, before, number, after] = amountPattern.exec(normal) ?? [];
  if (before === undefined || number === undefined || after === undefined) return null;
  const written = readCurrency(before, after, currency);
  const minorDigits = written === null ? undefined : findMinorDigits(written);
  if (written === null || minorDigits === undefined) return null;
  if (mark === 'either' && ambiguousNumber.test(number)) return 'ambiguous';
  const amountMinor =
    mark === 'either'
      ? (readAmount(number, 'point', minorDigits) ?? readAmount(number, 'comma', minorDigits))
      : readAmount(number, mark, minorDigits);
  return amountMinor === null ? null : { amountMinor, currency: written };
}

/** A single mark and three digits: thousands in one writing, decimals in the other. */
const ambiguousNumber = /^[1-9]\d{0,2}[.,]\d{3}$/;

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

/** Thousands divided by one sign throughout, lakhs and crores (12,34,567.00), or nothing divided. */
const forms: Readonly<Record<'point' | 'comma', readonly RegExp[]>> = {
  point: [
    /^(?<whole>[1-9]\d{0,2}(?<divider>[ ,'’])\d{3}(?:\k<divider>\d{3})*)(?:\.(?<fraction>\d+))?$/,
    /^(?<whole>[1-9]\d?(?:,\d{2})+,\d{3})(?:\.(?<fraction>\d+))?$/,
    /^(?<whole>\d*)(?:\.(?<fraction>\d+))?$/,
  ],
  comma: [
    /^(?<whole>[1-9]\d{0,2}(?<divider>[ .'’])\d{3}(?:\k<divider>\d{3})*)(?:,(?<fraction>\d+))?$/,
    /^(?<whole>\d*)(?:,(?<fraction>\d+))?$/,
  ],
};

function readAmount(number: string, mark: 'point' | 'comma', minorDigits: number): number | null {
  const parts = forms[mark].map((form) => form.exec(number)?.groups).find((groups) => groups);
  if (parts === undefined) return null;
  const decimals = (parts.fraction ?? '').replace(/0+$/, '').padEnd(minorDigits, '0');
  const amount = Number((parts.whole ?? '').replace(/\D/g, '') + decimals);
  return decimals.length === minorDigits && Number.isSafeInteger(amount) ? amount : null;
}
