import type { Money } from '@ringfence/contract/common';
import { type Language, languageLocales } from '../i18n/languages.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** A format is costly to make and good for every number; a table has hundreds. */
function findFormat(language: Language, currency?: string): Intl.NumberFormat {
  const key = `${language} ${currency ?? ''}`;
  const known = formats.get(key);
  if (known !== undefined) {
    return known;
  }
  const style = currency === undefined ? {} : ({ style: 'currency', currency } as const);
  const format = new Intl.NumberFormat(languageLocales[language], style);
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
