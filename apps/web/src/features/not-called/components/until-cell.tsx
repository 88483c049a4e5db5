import Box from '@mui/material/Box';
import type { NotCalledTarget } from '@ringfence/contract/campaigns';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatMoment } from '../../../ui/format-moment.ts';
import { Moment } from '../../../ui/moment.tsx';

/** Until when a person is not called: in the reader's zone, and where the person may be. */
export function UntilCell({ target }: { target: NotCalledTarget }) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const { until, zones } = target;
  if (until === null) {
    return <>{t('campaigns.notCalled.noUntil')}</>;
  }
  return (
    <>
      <Moment at={until} />
      {zones.map((zone) => (
        <Box key={zone} sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {t('campaigns.notCalled.localTime', {
            moment: formatMoment(until, language, zone),
            zone: zone.replaceAll('_', ' '),
          })}
        </Box>
      ))}
    </>
  );
}
