import { createInstance, type i18n } from 'i18next';
import type { Language } from './languages.ts';
import { isNamespace, type Namespace } from './namespaces.ts';

type Loaders = Record<Namespace, () => Promise<object>>;

const loaders: Record<Language, Loaders> = {
  en: {
    translation: async () => (await import('./en/index.ts')).en,
    account: async () => (await import('./en/account.ts')).account,
    auth: async () => (await import('./en/auth.ts')).auth,
    recovery: async () => (await import('./en/recovery.ts')).recovery,
    registration: async () => (await import('./en/registration.ts')).registration,
    notifications: async () => (await import('./en/notifications.ts')).notifications,
    scheduled: async () => (await import('./en/scheduled.ts')).scheduled,
    search: async () => (await import('./en/search.ts')).search,
    figures: async () => (await import('./en/figures.ts')).figures,
    frame: async () => (await import('./en/frame.ts')).frame,
    pages: async () => (await import('./en/pages.ts')).pages,
    reference: async () => (await import('./en/reference.ts')).reference,
    switcher: async () => (await import('./en/switcher.ts')).switcher,
    halts: async () => (await import('./en/halts.ts')).halts,
    organizations: async () => (await import('./en/organizations.ts')).organizations,
    settings: async () => (await import('./en/settings.ts')).settings,
    audits: async () => (await import('./en/audits.ts')).audits,
    contact: async () => (await import('./en/contact.ts')).contact,
    uploads: async () => (await import('./en/uploads.ts')).uploads,
    tables: async () => (await import('./en/tables.ts')).tables,
    work: async () => (await import('./en/work.ts')).work,
  },
  es: {
    translation: async () => (await import('./es/index.ts')).es,
    account: async () => (await import('./es/account.ts')).account,
    auth: async () => (await import('./es/auth.ts')).auth,
    recovery: async () => (await import('./es/recovery.ts')).recovery,
    registration: async () => (await import('./es/registration.ts')).registration,
    notifications: async () => (await import('./es/notifications.ts')).notifications,
    scheduled: async () => (await import('./es/scheduled.ts')).scheduled,
    search: async () => (await import('./es/search.ts')).search,
    figures: async () => (await import('./es/figures.ts')).figures,
    frame: async () => (await import('./es/frame.ts')).frame,
    pages: async () => (await import('./es/pages.ts')).pages,
    reference: async () => (await import('./es/reference.ts')).reference,
    switcher: async () => (await import('./es/switcher.ts')).switcher,
    halts: async () => (await import('./es/halts.ts')).halts,
    organizations: async () => (await import('./es/organizations.ts')).organizations,
    settings: async () => (await import('./es/settings.ts')).settings,
    audits: async () => (await import('./es/audits.ts')).audits,
    contact: async () => (await import('./es/contact.ts')).contact,
    uploads: async () => (await import('./es/uploads.ts')).uploads,
    tables: async () => (await import('./es/tables.ts')).tables,
    work: async () => (await import('./es/work.ts')).work,
  },
};

/**
 * One language is loaded at a time, and of it the texts that the page needs: the others would only
 * make the first page heavier.
 */
async function loadTexts(language: string, namespace: string): Promise<object> {
  if (!isNamespace(namespace)) {
    throw new Error(`There are no texts named ${namespace}`);
  }
  return loaders[language === 'es' ? 'es' : 'en'][namespace]();
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
