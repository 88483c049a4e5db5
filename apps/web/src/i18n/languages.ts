export const languages = ['en', 'es'] as const;

export type Language = (typeof languages)[number];

export const languageStorageKey = 'ringfence-language';

export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' };

/** The locale that dates and numbers are written in. */
export const languageLocales: Record<Language, string> = { en: 'en-US', es: 'es' };

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
