import Box from '@mui/material/Box';
import type { CallDetail } from '@ringfence/contract/calls';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useDisplayZone } from '../../../ui/display-zone.ts';
import { formatMoment } from '../../../ui/format-moment.ts';
import { Moment } from '../../../ui/moment.tsx';
import { describeEvent } from '../call-words.ts';

const latestMilliseconds = 1000;

/** What happened on the call, in the order in which it was learned. */
export function CallTimeline({ events }: Pick<CallDetail, 'events'>) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const zone = useDisplayZone();
  return (
    <Box
      component="ol"
      aria-label={t('calls.page.timeline')}
      sx={{ listStyle: 'none', m: 0, p: 0, ml: 0.75, borderLeft: 2, borderColor: 'divider' }}
    >
      {events.map((event) => {
        const { kind, key, occurredAt, receivedAt } = event;
        const at = occurredAt ?? receivedAt;
        const isLate = Date.parse(receivedAt) - Date.parse(at) > latestMilliseconds;
        return (
          <Box
            component="li"
            key={`${receivedAt} ${kind} ${key ?? ''}`}
            sx={{
              position: 'relative',
              pl: 2.5,
              pb: 1.5,
              '&::before': {
                content: '""',
                position: 'absolute',
                left: -6,
                top: 7,
                width: 10,
                height: 10,
                borderRadius: '50%',
                bgcolor: 'primary.main',
              },
            }}
          >
            <Box sx={{ fontWeight: 600 }}>{describeEvent(event, t)}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              <Moment at={at} />
              {isLate
                ? ` · ${t('calls.page.learnedLater', { moment: formatMoment(receivedAt, language, zone) })}`
                : null}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
