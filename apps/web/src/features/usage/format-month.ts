import { type Language, languageLocales } from '../../i18n/languages.ts';

/** A month such as `2026-11`, in words; the server counts months in UTC. */
export function formatMonth(month: string, language: Language): string {
  return new Intl.DateTimeFormat(languageLocales[language], {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
}
