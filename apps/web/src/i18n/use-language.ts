import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { writeStored } from '../platform/browser-storage.ts';
import { switchLanguage } from './create-translator.ts';
import { detectLanguage, type Language, languageStorageKey } from './languages.ts';

export function useLanguage(): {
  language: Language;
  chooseLanguage: (language: Language) => Promise<void>;
} {
  const { i18n } = useTranslation();
  const chooseLanguage = useCallback(
    async (language: Language) => {
      writeStored(languageStorageKey, language);
      await switchLanguage(i18n, language);
    },
    [i18n],
  );
  return { language: detectLanguage(i18n.language, []), chooseLanguage };
}
