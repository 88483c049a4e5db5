import { formatMoney } from '../money/format-money.ts';
import type { ScriptLanguage } from './script.ts';

/** BCP 47: the voice that reads it. */
export const languageTags: Readonly<Record<ScriptLanguage, string>> = { en: 'en-US', es: 'es-US' };

/** What voices read rightly by its sign; they would read `CA$` letter by letter. */
const currencyReadBySign = 'USD';

/** As people say an amount; voices read it as such. Nobody says "and zero cents". */
export function speakMoney(
  amountMinor: number,
  currency: string,
  language: ScriptLanguage,
): string {
  const display = currency === currencyReadBySign ? 'symbol' : 'name';
  return formatMoney({ amountMinor, currency }, languageTags[language], {
    currencyDisplay: display,
    trailingZeroDisplay: 'stripIfInteger',
  });
}

const dayFormat = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
const makeDayFormats = (locale: string) => ({
  thisYear: new Intl.DateTimeFormat(locale, dayFormat),
  otherYear: new Intl.DateTimeFormat(locale, { ...dayFormat, year: 'numeric' }),
});
const dayFormats = { en: makeDayFormats(languageTags.en), es: makeDayFormats(languageTags.es) };

/** A day with its weekday, as people say it: Friday, November 27. The year is said only where it is another than today's. */
export function speakDay(day: string, language: ScriptLanguage, today: string): string {
  const formats = dayFormats[language];
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return (isThisYear ? formats.thisYear : formats.otherYear).format(new Date(`${day}T00:00:00Z`));
}

/** The end of a reference, letter by letter and digit by digit, as people compare it with a letter. */
export function speakReference(reference: string): string {
  return [...reference.replace(/[^\p{L}\p{N}]/gu, '')].slice(-4).join(' ');
}
