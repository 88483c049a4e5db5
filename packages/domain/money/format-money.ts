import { findMinorDigits } from './currencies.ts';
import type { Money } from './parse-money.ts';

type FormatOptions = Pick<Intl.NumberFormatOptions, 'currencyDisplay' | 'trailingZeroDisplay'>;

/** Kept, because making one takes longer than everything else that is said on a call. */
const formats = new Map<string, Intl.NumberFormat>();

function findFormat(currency: string, digits: number, locale: string, options: FormatOptions) {
  const { currencyDisplay = '', trailingZeroDisplay = '' } = options;
  const key = [locale, currency, currencyDisplay, trailingZeroDisplay].join(' ');
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(locale, {
    ...options,
    style: 'currency',
    currency,
    // Said outright, because the runtime shows some currencies without their minor unit.
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formats.set(key, format);
  return format;
}

/** An amount as it is written in a language, such as `$1,234.50` in `en-US`. */
export function formatMoney(money: Money, locale: string, options: FormatOptions = {}): string {
  const digits = findMinorDigits(money.currency) ?? 2;
  const format = findFormat(money.currency, digits, locale, options);
  // As decimal text, which is exact where a quotient is not.
  const decimal = `${money.amountMinor}E-${digits}`;
  return format.format(isNumeric(decimal) ? decimal : Number.NaN);
}

function isNumeric(text: string): text is `${number}` {
  return Number.isFinite(Number(text));
}
