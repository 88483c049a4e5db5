import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useDisplayZone } from '../../../../ui/display-zone.ts';
import { formatMinute } from '../../../../ui/format-minute.ts';

interface UntilTimesProps {
  at: string;
  /** Where the person may be. */
  zones: readonly string[];
}

/** A minute by the reader's clock, and by every clock where the person may be. */
export function UntilTimes({ at, zones }: UntilTimesProps) {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const displayZone = useDisplayZone();
  const own = formatMinute(at, language, displayZone);
  const there = zones
    .map((zone) => formatMinute(at, language, zone))
    .filter((moment, place, moments) => moment !== own && moments.indexOf(moment) === place);
  return (
    <>
      <Box component="time" dateTime={at} sx={{ fontWeight: 600 }}>
        {own}
      </Box>
      {there.map((moment) => (
        <Box key={moment} sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {t('ledger.there', { moment })}
        </Box>
      ))}
    </>
  );
}
