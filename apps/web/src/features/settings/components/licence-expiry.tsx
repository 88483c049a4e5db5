import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatDate } from '../../../ui/format-moment.ts';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { judgeLicence, writeDay } from '../judge-licence.ts';

/** Until when a licence holds, with a warning where that is soon or over. */
export function LicenceExpiry({ expiresOn }: { expiresOn: string | null }) {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  if (expiresOn === null) {
    return <>{t('licences.never')}</>;
  }
  const state = judgeLicence(expiresOn, writeDay(new Date()));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <time dateTime={expiresOn}>{formatDate(expiresOn, language)}</time>
      {state.kind === 'expired' ? <StatusChip tone="error" label={t('licences.expired')} /> : null}
      {state.kind === 'soon' ? (
        <StatusChip
          tone="warning"
          label={state.days === 0 ? t('licences.today') : t('licences.soon', { count: state.days })}
        />
      ) : null}
    </Box>
  );
}
