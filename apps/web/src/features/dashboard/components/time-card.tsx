import Box from '@mui/material/Box';
import type { Dashboard } from '@ringfence/contract/dashboard';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { LateArea } from '../../../ui/late-area.tsx';
import { callsAddress, placed } from '../addresses.ts';
import { findHighest, listTimeBars, nameBar } from '../figures.ts';
import { ChartCard } from './chart-card.tsx';
import { PlainTable } from './plain-table.tsx';
import { RowsLink } from './rows-link.tsx';
import { timeChartHeight } from './time-chart-height.ts';

// The charts are heavy; the figures do not wait for them.
const TimeChart = lazy(async () => ({ default: (await import('./time-chart.tsx')).TimeChart }));

function Legend() {
  const { t } = useTranslation('figures');
  return (
    <Box sx={{ display: 'flex', gap: 2, mt: 1, color: 'text.secondary', fontSize: '0.8125rem' }}>
      {(['calls', 'answered'] as const).map((name) => (
        <Box key={name} component="span" sx={{ display: 'inline-flex', alignItems: 'center' }}>
          <Box
            component="span"
            aria-hidden="true"
            sx={{
              width: 12,
              height: 12,
              mr: 0.75,
              borderRadius: 0.5,
              bgcolor: name === 'calls' ? 'primary.main' : 'success.main',
            }}
          />
          {t(`chart.${name}`)}
        </Box>
      ))}
    </Box>
  );
}

/** The calls of the period, one hour, day or month after another. */
export function TimeCard({ shown }: { shown: Dashboard }) {
  const { t } = useTranslation('figures');
  const { language } = useLanguage();
  const bars = listTimeBars(shown);
  const highest = findHighest(bars);
  return (
    <ChartCard
      title={t('overTime.title')}
      sentence={
        highest === undefined
          ? t('chart.empty')
          : t('overTime.sentence', {
              count: shown.calls.figures.calls,
              bar: nameBar(highest, language),
              calls: formatNumber(highest.calls, language),
            })
      }
      isEmpty={highest === undefined}
      chart={
        <>
          <Box sx={{ minHeight: timeChartHeight }}>
            <LateArea>
              <TimeChart bars={bars} />
            </LateArea>
          </Box>
          <Legend />
        </>
      }
      table={
        <PlainTable
          caption={t('overTime.caption')}
          columns={[t('overTime.time'), t('chart.calls'), t('chart.answered')]}
          rows={bars.map((bar) => {
            const { key, from, to, hour, calls, answered } = bar;
            const filter = { from, to, outcomes: placed, ...(hour === undefined ? {} : { hour }) };
            return {
              key,
              cells: [
                <RowsLink key="link" to={callsAddress(filter)}>
                  {nameBar(bar, language)}
                </RowsLink>,
                formatNumber(calls, language),
                formatNumber(answered, language),
              ],
            };
          })}
        />
      }
    />
  );
}
