import Box from '@mui/material/Box';
import { dayAt } from '@ringfence/domain/zones/local-hours';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { useReaderZone } from '../../../ui/use-reader-zone.ts';
import type { Schedule } from '../schedule-address.ts';
import { useScheduleWords } from '../schedule-words.ts';
import { useScheduledHours } from '../use-scheduled-pages.ts';
import { HourTable } from './hour-table.tsx';

interface ScheduleCalendarProps {
  schedule: Schedule;
  shown: { from: string; days: 1 | 7 };
  now: number;
}

/** The calls of a day or a week by hours, with their loading, empty and failed states. */
export function ScheduleCalendar({ schedule, shown, now }: ScheduleCalendarProps) {
  const { t } = useTranslation('scheduled');
  const zone = useReaderZone();
  const words = useScheduleWords();
  const hours = useScheduledHours(schedule, shown);
  if (hours.isPending) {
    return <LoadingSkeletons label={t('hours.loading')} rows={13} rowHeight={{ xs: 40, sm: 38 }} />;
  }
  if (hours.data === undefined) {
    return <ErrorState error={hours.error} onRetry={() => void hours.refetch()} />;
  }
  const { days } = hours.data;
  const isEmpty = days.every((day) => day.hours.length === 0);
  const isCapped = days.some((day) => day.hours.some(({ isAtLeast }) => isAtLeast));
  const isUncounted = days.some((day) => day.hours.some(({ calls }) => calls === 0));
  const clock = schedule.zone === 'theirs' ? t('hours.theirs') : t('hours.zone', { zone });
  return (
    <Box sx={{ p: { xs: 0, sm: 2 } }} aria-busy={hours.isPlaceholderData}>
      <Box
        role="status"
        sx={{ px: { xs: 2, sm: 1 }, pt: { xs: 2, sm: 0 }, color: 'text.secondary' }}
      >
        {isEmpty ? `${t(shown.days === 1 ? 'hours.emptyDay' : 'hours.emptyWeek')} ` : ''}
        {clock.charAt(0).toUpperCase() + clock.slice(1)}.{isCapped ? ` ${t('hours.capped')}` : ''}
        {isUncounted ? ` ${t('hours.uncountedHint')}` : ''}
      </Box>
      <HourTable
        caption={t('hours.caption', { days: words.span(shown.from, shown.days), zone: clock })}
        days={days}
        today={dayAt(zone, new Date(now))}
      />
    </Box>
  );
}
