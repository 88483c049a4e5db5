import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../../ui/moment.tsx';
import { RelativeMoment } from '../../../ui/relative-moment.tsx';

interface ScheduledTimeProps {
  nextAt: string;
  now: number;
  /** Where the person is, where times are shown by their clock. */
  zone?: string;
}

/** When a call is due in the reader's or the person's zone, and how long that is from now. */
export function ScheduledTime({ nextAt, now, zone }: ScheduledTimeProps) {
  const { t } = useTranslation('scheduled');
  // What is due waits for its turn; how long ago it became due would look like a delay.
  const isDue = Date.parse(nextAt) <= now;
  return (
    <>
      <Moment at={nextAt} {...(zone === undefined ? {} : { zone })} />
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 400 }}>
        {isDue ? t('dueNow') : <RelativeMoment at={nextAt} now={now} />}
      </Box>
    </>
  );
}
