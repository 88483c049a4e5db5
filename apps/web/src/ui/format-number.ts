import type { Cost, Money } from '@ringfence/contract/common';
import { findMinorDigits } from '@ringfence/domain/money/currencies';
import { microsPerUnit } from '@ringfence/domain/money/price-call';
import { type Language, languageLocales } from '../i18n/languages.ts';

const formats = new Map<string, Intl.NumberFormat>();

type Digits = Pick<Intl.NumberFormatOptions, 'minimumFractionDigits' | 'maximumFractionDigits'>;

/**
 * The bare sign means dollars of the United States in every region, as debts are nearly always in them. Another
 * currency that a region writes with it, such as the Mexican peso, is named, so that nobody mistakes one for the other.
 */
function makeMoneyFormat(locale: string, currency: string, digits: Digits = {}): Intl.NumberFormat {
  const make = (currencyDisplay: 'symbol' | 'narrowSymbol' | 'code') =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay, ...digits });
  if (currency === 'USD') {
    return make('narrowSymbol');
  }
  const usual = make('symbol');
  const isBare = usual
    .formatToParts(0)
    .some(({ type, value }) => type === 'currency' && value === '$');
  return isBare ? make('code') : usual;
}

/** A format is costly to make and good for every number; a table has hundreds. */
function findFormat(language: Language, currency?: string): Intl.NumberFormat {
  const locale = languageLocales[language];
  const key = `${locale} ${currency ?? ''}`;
  const known = formats.get(key);
  if (known !== undefined) {
    return known;
  }
  const format =
    currency === undefined ? new Intl.NumberFormat(locale) : makeMoneyFormat(locale, currency);
  formats.set(key, format);
  return format;
}

export function formatNumber(value: number, language: Language): string {
  return findFormat(language).format(value);
}

/** An amount with its currency; how many digits a minor unit has differs from one to the next. */
export function formatMoney({ amountMinor, currency }: Money, language: Language): string {
  const format = findFormat(language, currency);
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amountMinor / 10 ** digits);
}

/** Hundredths of a cent: what one call costs, or a minute of it. */
const finestDigits = 4;

function findCostFormat(language: Language, currency: string, most: number): Intl.NumberFormat {
  const locale = languageLocales[language];
  const key = `${locale} ${currency} ${most}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const least = Math.min(findMinorDigits(currency) ?? 2, most);
  const format = makeMoneyFormat(locale, currency, {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  });
  formats.set(key, format);
  return format;
}

/** What one call costs, which may be less than a cent. */
export function formatCost({ amountMicro, currency }: Cost, language: Language): string {
  return findCostFormat(language, currency, finestDigits).format(amountMicro / microsPerUnit);
}

/** What many calls cost, by currency, in whole cents. */
export function formatCosts(costs: readonly Cost[], language: Language): string {
  return costs
    .map(({ amountMicro, currency }) =>
      findCostFormat(language, currency, findMinorDigits(currency) ?? 2).format(
        amountMicro / microsPerUnit,
      ),
    )
    .join(' + ');
}

/** A length of time such as `1 min 5 sec`. */
export function formatSeconds(seconds: number, language: Language): string {
  const write = (value: number, unit: 'minute' | 'second') =>
    new Intl.NumberFormat(languageLocales[language], {
      style: 'unit',
      unit,
      unitDisplay: 'short',
    }).format(value);
  const minutes = Math.floor(seconds / 60);
  return minutes === 0
    ? write(seconds, 'second')
    : `${write(minutes, 'minute')} ${write(seconds % 60, 'second')}`;
}
