import { createInstance, type i18n } from 'i18next';
import type { Language } from './languages.ts';
import type { Namespace } from './namespaces.ts';
import { loaders } from './text-loaders.ts';

function isNamespace(name: string): name is Namespace {
  return name in loaders.en;
}

/**
 * One language is loaded at a time, and of it the texts that the page needs: the others would only
 * make the first page heavier.
 */
async function loadTexts(language: string, namespace: string): Promise<object> {
  if (!isNamespace(namespace)) {
    throw new Error(`There are no texts named ${namespace}`);
  }
  const [texts] = Object.values(await loaders[language === 'es' ? 'es' : 'en'][namespace]());
  return texts;
}

export async function createTranslator(
  language: Language,
  namespaces: readonly Namespace[] = ['translation'],
): Promise<i18n> {
  const translator = createInstance();
  translator.use({
    type: 'backend',
    init: () => {},
    read: loadTexts,
  });
  await translator.init({
    lng: language,
    fallbackLng: false,
    ns: namespaces,
    defaultNS: 'translation',
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    // A page whose texts are still on their way waits for them like for its own files.
    react: { useSuspense: true },
  });
  return translator;
}
