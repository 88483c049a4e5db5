import Box from '@mui/material/Box';
import type { Preflight } from '@ringfence/contract/preflight';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatSoon } from '../../../ui/format-minute.ts';
import { formatDay } from '../../../ui/format-moment.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { groupByDay } from '../group-by-day.ts';

/** With more, the bars of hours are too narrow to tell apart, and those of days are shown. */
export const mostHours = 48;
const height = 72;

/** How many calls are expected in each of the hours, or days, in which there are any. */
export function HourBars({ hours, zone }: Pick<Preflight, 'hours' | 'zone'>) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const isByDay = hours.length > mostHours;
  const shown = isByDay ? groupByDay(hours, zone) : hours;
  const peak = shown.reduce((best, hour) => (hour.calls > best.calls ? hour : best), {
    at: '',
    calls: 0,
  });
  const [first, last] = [shown[0], shown.at(-1)];
  if (first === undefined || last === undefined || peak.calls === 0) return null;
  const when = (at: string) =>
    isByDay ? formatDay(at, language, zone) : formatSoon(at, language, zone);
  return (
    <Box>
      <Box
        role="img"
        aria-label={t(isByDay ? 'preflight.byDaySpoken' : 'preflight.byHourSpoken', {
          zone,
          most: formatNumber(peak.calls, language),
          at: when(peak.at),
        })}
        sx={{ display: 'flex', alignItems: 'end', gap: '2px', height }}
      >
        {shown.map(({ at, calls }) => (
          <Box
            key={at}
            title={`${when(at)}: ${formatNumber(calls, language)}`}
            sx={{
              flex: '1 1 0',
              maxWidth: 24,
              minHeight: 2,
              height: Math.round((calls / peak.calls) * height),
              bgcolor: 'primary.main',
              borderRadius: '2px 2px 0 0',
            }}
          />
        ))}
      </Box>
      <Box
        aria-hidden
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          gap: 2,
          mt: 0.5,
          color: 'text.secondary',
          fontSize: '0.75rem',
        }}
      >
        <span>{when(first.at)}</span>
        {shown.length > 1 ? <span>{when(last.at)}</span> : null}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
        {t(isByDay ? 'preflight.byDayGaps' : 'preflight.byHourGaps')}
      </Box>
      <Box component="details" sx={{ mt: 0.5, fontSize: '0.8125rem' }}>
        <Box component="summary" sx={{ cursor: 'pointer', color: 'primary.main' }}>
          {t('preflight.byHourTable')}
        </Box>
        <Box
          component="table"
          sx={{ width: '100%', '& th, & td': { textAlign: 'left', py: 0.25 } }}
        >
          <thead>
            <tr>
              <th scope="col">{t(isByDay ? 'preflight.day' : 'preflight.hour')}</th>
              <th scope="col">{t('preflight.calls')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ at, calls }) => (
              <tr key={at}>
                <td>{when(at)}</td>
                <td>{formatNumber(calls, language)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Box>
  );
}
