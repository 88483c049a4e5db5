import { findMinorDigits } from './currencies.ts';
import type { Money } from './parse-money.ts';

/** An amount as it is written in a language, such as `$1,234.50` in `en-US`. */
export function formatMoney(
  money: Money,
  locale: string,
  options: Pick<Intl.NumberFormatOptions, 'currencyDisplay' | 'trailingZeroDisplay'> = {},
): string {
  const digits = findMinorDigits(money.currency) ?? 2;
  const format = new Intl.NumberFormat(locale, {
    ...options,
    style: 'currency',
    currency: money.currency,
    // Said outright, because the runtime shows some currencies without their minor unit.
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  // As decimal text, which is exact where a quotient is not.
  const decimal = `${money.amountMinor}E-${digits}`;
  return format.format(isNumeric(decimal) ? decimal : Number.NaN);
}

function isNumeric(text: string): text is `${number}` {
  return Number.isFinite(Number(text));
}
