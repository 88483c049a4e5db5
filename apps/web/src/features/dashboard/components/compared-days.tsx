import Typography from '@mui/material/Typography';
import type { Dashboard } from '@ringfence/contract/dashboard';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatDate, formatMoment } from '../../../ui/format-moment.ts';

/** What the figures are compared with, and where their days are those of. */
export function ComparedDays({ before, zone }: Pick<Dashboard, 'before' | 'zone'>) {
  const { t } = useTranslation('figures');
  const { language } = useLanguage();
  const [from, to] = [formatDate(before.from, language), formatDate(before.to, language)];
  const compared =
    before.until !== null
      ? t('period.comparedUntil', {
          moment: formatMoment(before.until, language, zone ?? undefined),
        })
      : before.from === before.to
        ? t('period.comparedDay', { day: from })
        : t('period.compared', { from, to });
  const place =
    zone === null ? t('period.zones') : t('period.zone', { zone: zone.replaceAll('_', ' ') });
  return (
    <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
      {compared} {place}
    </Typography>
  );
}
