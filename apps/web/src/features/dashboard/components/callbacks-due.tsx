import Box from '@mui/material/Box';
import { localTime, momentOf } from '@ringfence/domain/zones/convert-time';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { useReaderZone } from '../../../ui/use-reader-zone.ts';
import { useCallbacksDue } from '../../callbacks/index.ts';

/**
 * How many people are to be called back before the day ends for the reader, those of days before included; nothing where it
 * is nobody.
 */
export function CallbacksDue() {
  const { t } = useTranslation('switcher');
  const { language } = useLanguage();
  const zone = useReaderZone();
  const found = useCallbacksDue(momentOf(zone, localTime(zone, new Date()).day + 1, 0));
  if (found === undefined || (found.due === 0 && !found.hasMore)) return null;
  const number = `${formatNumber(found.due, language)}${found.hasMore ? '+' : ''}`;
  return (
    <Box sx={{ px: 2.5, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <TextLink to="/activity/scheduled/callbacks">
        {t('dashboard.callbacksDue', { count: found.due, number })}
      </TextLink>
    </Box>
  );
}
