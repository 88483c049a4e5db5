import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';

/** The states and territories of the United States, by name. */
export function useRegions() {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  return useMemo(() => {
    const names: Record<string, string> = t('regions', { returnObjects: true });
    const regions = Object.entries(names)
      .map(([value, label]) => ({ value, label }))
      .sort((one, other) => one.label.localeCompare(other.label, language));
    return {
      regions,
      /** One that this build does not know is shown by its letters. */
      nameRegion: (region: string): string => names[region] ?? region,
    };
  }, [t, language]);
}
