import { type Language, languageLocales } from '../i18n/languages.ts';

/** Of a hundred, in whole percent, as the region of the reader writes it. */
export function formatPercent(percent: number, language: Language): string {
  const format = new Intl.NumberFormat(languageLocales[language], {
    style: 'percent',
    maximumFractionDigits: 0,
  });
  return format.format(percent / 100);
}
