import { findMinorDigits } from './currencies.ts';
import type { Money } from './parse-money.ts';

type Options = Pick<Intl.NumberFormatOptions, 'currencyDisplay' | 'trailingZeroDisplay'>;

/** Making a format takes a hundred times as long as using it. */
const formats = new Map<string, Intl.NumberFormat>();

function findFormat(locale: string, currency: string, digits: number, options: Options) {
  const { currencyDisplay, trailingZeroDisplay } = options;
  const name = [locale, currency, currencyDisplay, trailingZeroDisplay].join(' ');
  const found =
    formats.get(name) ??
    new Intl.NumberFormat(locale, {
      ...options,
      style: 'currency',
      currency,
      // Said outright, because the runtime shows some currencies without their minor unit.
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  formats.set(name, found);
  return found;
}

/** An amount as it is written in a language, such as `$1,234.50` in `en-US`. */
export function formatMoney(money: Money, locale: string, options: Options = {}): string {
  const digits = findMinorDigits(money.currency) ?? 2;
  const format = findFormat(locale, money.currency, digits, options);
  // As decimal text, which is exact where a quotient is not.
  const decimal = `${money.amountMinor}E-${digits}`;
  return format.format(isNumeric(decimal) ? decimal : Number.NaN);
}

function isNumeric(text: string): text is `${number}` {
  return Number.isFinite(Number(text));
}
