export const languages = ['en', 'es'] as const;

export type Language = (typeof languages)[number];

export const languageStorageKey = 'ringfence-language';

export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' };

/** The locale that dates and numbers are written in: English as in the United States, Spanish by region. */
export const languageLocales: Record<Language, string> = { en: 'en-US', es: 'es' };

function readLocale(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag);
  } catch {
    return null;
  }
}

/**
 * Spanish as it is written where the reader is: Mexico has $1,620,583.36 where Spain has 1.620.583,36 US$. The
 * browser says so by its Spanish, or else by the region of another language of its reader.
 */
export function chooseSpanish(preferred: readonly string[]): string {
  const locales = preferred.map(readLocale).filter((locale) => locale !== null);
  const spanish = locales.find(({ language }) => language === 'es')?.region;
  const region = spanish ?? locales.find((locale) => locale.region !== undefined)?.region;
  return region === undefined ? 'es' : `es-${region}`;
}

/** Before anything is written: a format is made once and kept. */
export function followRegion(preferred: readonly string[]): void {
  languageLocales.es = chooseSpanish(preferred);
}

function findLanguage(tag: string): Language | undefined {
  const primary = tag.toLowerCase().split('-')[0];
  return languages.find((language) => language === primary);
}

/** The language chosen before, else the browser's first that we speak, else English. */
export function detectLanguage(stored: string | null, preferred: readonly string[]): Language {
  for (const tag of stored === null ? preferred : [stored, ...preferred]) {
    const language = findLanguage(tag);
    if (language !== undefined) {
      return language;
    }
  }
  return 'en';
}
