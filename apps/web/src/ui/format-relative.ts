import { type Language, languageLocales } from '../i18n/languages.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Each unit up to the distance from which the next one says more. */
const units: readonly [unit: Intl.RelativeTimeFormatUnit, length: number, below: number][] = [
  ['minute', minute, hour],
  ['hour', hour, day],
  ['day', day, 30 * day],
  ['month', 30 * day, 365 * day],
];

const formats = new Map<string, Intl.RelativeTimeFormat>();

/** A format is costly to make and good for every distance; a list of entries has many. */
function findRelativeFormat(language: Language): Intl.RelativeTimeFormat {
  const locale = languageLocales[language];
  const format = formats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  formats.set(locale, format);
  return format;
}

/** How far a moment is from now, such as `in 5 minutes` or `2 hours ago`. */
export function formatRelative(moment: string, now: number, language: Language): string {
  const format = findRelativeFormat(language);
  const distance = new Date(moment).getTime() - now;
  const size = Math.abs(distance);
  if (size < minute) {
    return format.format(0, 'second');
  }
  const [unit, length] = units.find(([, , below]) => size < below) ?? ['year', 365 * day];
  return format.format(Math.trunc(distance / length), unit);
}
