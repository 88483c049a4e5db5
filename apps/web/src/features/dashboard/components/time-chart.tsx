import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { callsAddress, placed } from '../addresses.ts';
import { nameBar, type TimeBar } from '../figures.ts';
import { useRowsAddress } from '../use-rows-address.ts';
import { timeChartHeight } from './time-chart-height.ts';

/** What the axes take of the picture, so that the links lie over the bars. */
const margins = { left: 48, right: 4, top: 8, bottom: 26 };
/** Narrower, and a finger would not find the right bar. */
const narrowestBar = 24;

/** The calls of each hour, day or month; over each bar lies a link to its calls. */
export function TimeChart({ bars }: { bars: readonly TimeBar[] }) {
  const { t } = useTranslation('figures');
  const { language } = useLanguage();
  const { vars } = useTheme();
  const address = useRowsAddress();
  const names = bars.map((bar) => nameBar(bar, language));
  const colors = [vars?.palette.primary.main, vars?.palette.success.main];
  const scrolling = useRef<HTMLDivElement>(null);
  const latest = bars.findLastIndex(({ calls }) => calls > 0);
  // Where not all of it fits, the latest calls are what people look for, and not the hours that are still to come.
  useLayoutEffect(() => {
    const picture = scrolling.current;
    const bar = picture?.querySelectorAll('li')[latest];
    if (!picture || !bar) return;
    const end = margins.left + bar.offsetLeft + bar.offsetWidth;
    picture.scrollTo({ left: end - picture.clientWidth });
  }, [latest]);
  const minWidth = margins.left + bars.length * narrowestBar + margins.right;
  return (
    <Box ref={scrolling} sx={{ overflowX: 'auto', overflowY: 'hidden' }}>
      <Box sx={{ position: 'relative', minWidth }}>
        <Box aria-hidden="true">
          <BarChart
            height={timeChartHeight}
            skipAnimation
            margin={{ left: 0, right: margins.right, top: margins.top, bottom: 0 }}
            colors={colors.map((color) => color ?? 'currentColor')}
            xAxis={[{ scaleType: 'band', data: names, height: margins.bottom }]}
            yAxis={[{ width: margins.left, tickMinStep: 1 }]}
            series={[
              { data: bars.map(({ calls }) => calls), label: t('chart.calls') },
              { data: bars.map(({ answered }) => answered), label: t('chart.answered') },
            ]}
            slotProps={{ tooltip: { trigger: 'none' } }}
            hideLegend
            disableKeyboardNavigation
          />
        </Box>
        <Box
          component="ul"
          aria-label={t('overTime.caption')}
          sx={{
            position: 'absolute',
            left: margins.left,
            right: margins.right,
            top: margins.top,
            bottom: margins.bottom,
            display: 'grid',
            gridAutoFlow: 'column',
            gridAutoColumns: 'minmax(0, 1fr)',
            listStyle: 'none',
            m: 0,
            p: 0,
          }}
        >
          {bars.map((bar, index) => {
            const label = t('overTime.bar', {
              bar: names[index] ?? '',
              calls: formatNumber(bar.calls, language),
              answered: formatNumber(bar.answered, language),
            });
            const { from, to, hour } = bar;
            const filter = { from, to, outcomes: placed, ...(hour === undefined ? {} : { hour }) };
            return (
              <li key={bar.key}>
                <Box
                  component={RouterLink}
                  to={address(callsAddress(filter))}
                  aria-label={label}
                  title={label}
                  sx={{ display: 'block', height: '100%', '&:hover': { bgcolor: 'action.hover' } }}
                />
              </li>
            );
          })}
        </Box>
      </Box>
    </Box>
  );
}
