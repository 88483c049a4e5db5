import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { writeStored } from '../platform/browser-storage.ts';
import { detectLanguage, type Language, languageStorageKey } from './languages.ts';

export function useLanguage(): {
  language: Language;
  chooseLanguage: (language: Language) => Promise<void>;
} {
  const { i18n } = useTranslation();
  const chooseLanguage = useCallback(
    async (language: Language) => {
      writeStored(languageStorageKey, language);
      await i18n.changeLanguage(language);
    },
    [i18n],
  );
  return { language: detectLanguage(i18n.language, []), chooseLanguage };
}
