import { formatMoney } from '../money/format-money.ts';
import type { ScriptLanguage } from './script.ts';

/** BCP 47: the voice that reads it. */
export const languageTags: Readonly<Record<ScriptLanguage, string>> = { en: 'en-US', es: 'es-US' };

/** As people say an amount; voices read it as such. */
export function speakMoney(
  amountMinor: number,
  currency: string,
  language: ScriptLanguage,
): string {
  return formatMoney({ amountMinor, currency }, languageTags[language]);
}

/** A day with its weekday, as people say it: Friday, November 27. */
export function speakDay(day: string, language: ScriptLanguage): string {
  const options = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(languageTags[language], options).format(
    new Date(`${day}T00:00:00Z`),
  );
}
