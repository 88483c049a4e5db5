import type { PolicyVersion } from '@ringfence/contract/compliance';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useDisplayZone } from '../../../ui/display-zone.ts';
import { formatMoment } from '../../../ui/format-moment.ts';

/** Who saved a version, and when, in words. */
export function useVersionWords() {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const zone = useDisplayZone();
  return {
    /** A super administrator is not named to members. */
    nameAuthor: ({ createdBy }: PolicyVersion): string =>
      createdBy?.fullName || t('policy.unnamed'),
    tellMoment: ({ createdAt }: PolicyVersion): string =>
      createdAt === null ? '' : formatMoment(createdAt, language, zone),
  };
}
