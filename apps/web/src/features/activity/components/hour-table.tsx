import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ScheduledDay } from '@ringfence/contract/scheduled';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { type Schedule, writeSchedule } from '../schedule-address.ts';
import { useScheduleWords } from '../schedule-words.ts';

type Count = ScheduledDay['hours'][number];

/** The hours that a table shows even where nothing is due: those in which people are mostly called. */
const [firstHour, lastHour] = [8, 20];

function listShownHours(days: readonly ScheduledDay[]): number[] {
  const hours = days.flatMap((day) => day.hours.map(({ hour }) => hour));
  const first = Math.min(firstHour, ...hours);
  const last = Math.max(lastHour, ...hours);
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}

/** A number with its plus sign where there may be more. */
function useSay() {
  const { t } = useTranslation('scheduled');
  const { language } = useLanguage();
  return ({ calls, isAtLeast }: Omit<Count, 'hour'>) => {
    const said = formatNumber(calls, language);
    return isAtLeast ? t('hours.atLeast', { said }) : said;
  };
}

function sumUp(hours: readonly Count[]): Omit<Count, 'hour'> {
  return {
    calls: hours.reduce((sum, { calls }) => sum + calls, 0),
    isAtLeast: hours.some(({ isAtLeast }) => isAtLeast),
  };
}

/** A number that leads to the calls behind it, also where none were counted and there may be some. */
function HourLink({ day, count }: { day: string; count: Count }) {
  const { t } = useTranslation('scheduled');
  const words = useScheduleWords();
  const [search] = useSearchParams();
  const say = useSay();
  const said = say(count);
  const when = { day: words.day(day), hour: words.hour(count.hour) };
  const change: Partial<Schedule> = {
    view: 'list',
    on: day,
    hour: String(count.hour),
    kind: 'calls',
  };
  return (
    <TextLink
      to={`?${writeSchedule(search, change)}`}
      aria-label={
        count.calls === 0
          ? t('hours.uncounted', { said, ...when })
          : t('hours.cell', { count: count.calls, said, ...when })
      }
    >
      {said}
    </TextLink>
  );
}

interface HourTableProps {
  caption: string;
  days: readonly ScheduledDay[];
  today: string;
}

const cell = {
  px: 1,
  py: 0.75,
  minHeight: 32,
  borderBottom: 1,
  borderColor: 'divider',
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** Hours as rows, days as columns. */
function WideTable({ caption, days, today }: HourTableProps) {
  const { t } = useTranslation('scheduled');
  const words = useScheduleWords();
  const say = useSay();
  const most = Math.max(1, ...days.flatMap(({ hours }) => hours.map(({ calls }) => calls)));
  return (
    <Box component="table" aria-label={caption} sx={{ width: '100%', borderCollapse: 'collapse' }}>
      <thead>
        <tr>
          <Box component="th" scope="col" sx={{ ...cell, textAlign: 'left', width: 96 }}>
            {t('hours.hour')}
          </Box>
          {days.map(({ day }) => (
            <Box
              component="th"
              scope="col"
              key={day}
              {...(day === today ? { 'aria-current': 'date' as const } : {})}
              sx={{ ...cell, color: day === today ? 'primary.main' : 'text.primary' }}
            >
              {words.shortDay(day)}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {listShownHours(days).map((hour) => (
          <tr key={hour}>
            <Box
              component="th"
              scope="row"
              sx={{ ...cell, textAlign: 'left', fontWeight: 500, color: 'text.secondary' }}
            >
              {words.hour(hour)}
            </Box>
            {days.map(({ day, hours }) => {
              const count = hours.find((one) => one.hour === hour);
              const share = (count?.calls ?? 0) / most;
              return (
                <Box
                  component="td"
                  key={day}
                  sx={{
                    ...cell,
                    boxShadow: (theme) =>
                      share === 0
                        ? 'none'
                        : `inset ${Math.max(2, Math.round(share * 8))}px 0 0 ${theme.palette.primary.main}`,
                  }}
                >
                  {count === undefined ? null : <HourLink day={day} count={count} />}
                </Box>
              );
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <Box component="th" scope="row" sx={{ ...cell, textAlign: 'left', borderBottom: 0 }}>
            {t('hours.total')}
          </Box>
          {days.map(({ day, hours }) => (
            <Box component="td" key={day} sx={{ ...cell, fontWeight: 600, borderBottom: 0 }}>
              {say(sumUp(hours))}
            </Box>
          ))}
        </tr>
      </tfoot>
    </Box>
  );
}

/** Day after day under each other, for places too narrow for a table. */
function DayLists({ caption, days, today }: HourTableProps) {
  const { t } = useTranslation('scheduled');
  const words = useScheduleWords();
  const say = useSay();
  return (
    <Box component="section" aria-label={caption} sx={{ px: 2, pb: 1 }}>
      {days.map(({ day, hours }) => {
        const sum = sumUp(hours);
        return (
          <Box key={day} sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <Typography
                component="h3"
                sx={{ fontWeight: 600, color: day === today ? 'primary.main' : 'text.primary' }}
              >
                {words.shortDay(day)}
              </Typography>
              <Box sx={{ color: 'text.secondary' }}>
                {sum.calls === 0 && !sum.isAtLeast
                  ? t('hours.none')
                  : t('hours.sum', { count: sum.calls, said: say(sum) })}
              </Box>
            </Box>
            {hours.length === 0 ? null : (
              <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0 }}>
                {hours.map((count) => (
                  <Box
                    component="li"
                    key={count.hour}
                    sx={{ display: 'flex', justifyContent: 'space-between', py: 0.5 }}
                  >
                    <span>{words.hour(count.hour)}</span>
                    <HourLink day={day} count={count} />
                  </Box>
                ))}
              </Box>
            )}
          </Box>
        );
      })}
    </Box>
  );
}

/** How many calls are due in each hour; every number leads to them. */
export function HourTable(props: HourTableProps) {
  const isWide = useMediaQuery(useTheme().breakpoints.up('sm'), { noSsr: true });
  return isWide ? <WideTable {...props} /> : <DayLists {...props} />;
}
