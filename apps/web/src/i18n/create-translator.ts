import { createInstance, type i18n } from 'i18next';
import type { Catalogue } from './catalogue.ts';
import type { Language } from './languages.ts';

const namespace = 'translation';

/** One language is loaded at a time: the others would only make the first page heavier. */
async function loadCatalogue(language: Language): Promise<Catalogue> {
  return language === 'es'
    ? (await import('./es/index.ts')).es
    : (await import('./en/index.ts')).en;
}

export async function createTranslator(language: Language): Promise<i18n> {
  const translator = createInstance();
  await translator.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { [namespace]: await loadCatalogue(language) } },
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return translator;
}

export async function switchLanguage(translator: i18n, language: Language): Promise<void> {
  if (!translator.hasResourceBundle(language, namespace)) {
    translator.addResourceBundle(language, namespace, await loadCatalogue(language));
  }
  await translator.changeLanguage(language);
}
