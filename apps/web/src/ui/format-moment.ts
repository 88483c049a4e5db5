import { type Language, languageLocales } from '../i18n/languages.ts';

const momentFormats = new Map<string, Intl.DateTimeFormat>();

/** A format is costly to make and good for every moment. */
export function findFormat(
  name: string,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${name} ${languageLocales[language]} ${options.timeZone ?? ''}`;
  const known = momentFormats.get(key);
  if (known !== undefined) {
    return known;
  }
  const format = new Intl.DateTimeFormat(languageLocales[language], options);
  momentFormats.set(key, format);
  return format;
}

/** A moment to the second, with the zone it is shown in; the reader's zone unless one is given. */
export function formatMoment(moment: string, language: Language, timeZone?: string): string {
  return findFormat('moment', language, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(new Date(moment));
}

/** A day without a time, such as `2026-03-01`, which is the same day in every zone. */
export function formatDate(day: string, language: Language): string {
  return findFormat('date', language, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

export function formatDay(moment: string, language: Language, timeZone?: string): string {
  return findFormat('day', language, {
    dateStyle: 'long',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(new Date(moment));
}
