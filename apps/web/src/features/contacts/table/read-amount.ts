import { findMinorDigits } from '@ringfence/domain/money/currencies';
import { parseMoney } from '@ringfence/domain/money/parse-money';
import { writeAmount as writeMoney } from '@ringfence/domain/money/write-amount';

/**
 * What `1,234` and `1.234` mean in a filter: a thousand, because nobody looks for parts of a cent. A
 * currency that has three digits after the point has its amounts written with them.
 */
function readGroup(typed: string, currency: string) {
  const isFine = findMinorDigits(currency) === 3;
  return parseMoney(typed, currency, isFine || typed.includes(',') ? 'point' : 'comma');
}

/** An amount as somebody types it, in the smallest unit; null: it is none of this currency. */
export function readAmount(typed: string, currency: string): number | null {
  const text = typed.trim();
  const first = parseMoney(text, currency, 'either');
  const read = first === 'ambiguous' ? readGroup(text, currency) : first;
  return read === null || read === 'ambiguous' || read.currency !== currency
    ? null
    : read.amountMinor;
}

/** The same the other way round, for the field. */
export function writeAmount(amountMinor: number | undefined, currency: string): string {
  return amountMinor === undefined
    ? ''
    : writeMoney({ amountMinor, currency }).replace(/\.0+$/, '');
}
