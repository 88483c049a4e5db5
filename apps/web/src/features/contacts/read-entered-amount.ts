import { parseMoney } from '@ringfence/domain/money/parse-money';

/** What somebody typed, in the smallest unit of a currency; null where it is no amount above zero. */
export function readEnteredAmount(text: string, currency: string): number | null {
  const read = parseMoney(text.trim(), currency, 'either');
  if (read === null || read === 'ambiguous' || read.currency !== currency) {
    return null;
  }
  return read.amountMinor > 0 ? read.amountMinor : null;
}
