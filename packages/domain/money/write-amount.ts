import { findMinorDigits } from './currencies.ts';
import type { Money } from './parse-money.ts';

/** An amount as programs and spreadsheets read it, such as `1234.50`, exact to the smallest unit. */
export function writeAmount({ amountMinor, currency }: Money): string {
  const digits = findMinorDigits(currency) ?? 2;
  const sign = amountMinor < 0 ? '-' : '';
  const text = String(Math.abs(amountMinor)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  return digits === 0 ? `${sign}${whole}` : `${sign}${whole}.${text.slice(-digits)}`;
}
