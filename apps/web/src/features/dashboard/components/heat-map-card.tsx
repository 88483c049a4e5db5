import Box from '@mui/material/Box';
import type { Dashboard } from '@ringfence/contract/dashboard';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { callsAddress, type Days, placed } from '../addresses.ts';
import {
  findBestHour,
  formatShare,
  listHours,
  measureRate,
  nameHour,
  nameWeekday,
} from '../figures.ts';
import { useRowsAddress } from '../use-rows-address.ts';
import { ChartCard } from './chart-card.tsx';
import { PlainTable } from './plain-table.tsx';
import { RowsLink } from './rows-link.tsx';

type Hour = Dashboard['hours'][number];

/** Sunday first. */
const weekdays = [0, 1, 2, 3, 4, 5, 6];
/** Stronger, and what stands in the cell could not be read, least of all in the dark. */
const strongest = 40;

const styles = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: '2px',
  tableLayout: 'fixed',
  fontSize: '0.75rem',
  fontVariantNumeric: 'tabular-nums',
  '& th': { color: 'text.secondary', fontWeight: 500, p: 0 },
  '& thead th': { pb: 0.5 },
  '& tbody th': { width: 52, textAlign: 'right', pr: 0.75, whiteSpace: 'nowrap' },
  '& thead th:first-of-type': { width: 52 },
  '& td': { p: 0, height: 26, borderRadius: 0.5, bgcolor: 'action.hover' },
} as const;

interface CellProps {
  known: Hour | undefined;
  most: number;
  days: Days;
}

function Cell({ known, most, days }: CellProps) {
  const { t } = useTranslation('figures');
  const { language } = useLanguage();
  const address = useRowsAddress();
  if (known === undefined) {
    return <td />;
  }
  const { weekday, hour, ended } = known;
  const rate = measureRate(known);
  const values = {
    weekday: nameWeekday(weekday, language, 'long'),
    hour: nameHour(hour, language),
    calls: formatNumber(rate === null ? known.calls : ended, language),
  };
  const strength = rate === null || most === 0 ? 0 : Math.round((rate / most) * strongest);
  return (
    <td>
      <Box
        component={RouterLink}
        to={address(callsAddress({ ...days, outcomes: placed, hour, weekday }))}
        aria-label={
          rate === null
            ? t('heat.under_way', values)
            : t('heat.cell', { ...values, share: formatShare(rate, language) })
        }
        sx={{
          display: 'grid',
          placeItems: 'center',
          height: '100%',
          borderRadius: 0.5,
          color: 'text.primary',
          textDecoration: 'none',
          '&:hover': { textDecoration: 'underline' },
        }}
        style={{
          background: `color-mix(in srgb, var(--ringfence-palette-primary-main) ${strength}%, transparent)`,
        }}
      >
        {rate === null ? '…' : formatShare(rate, language)}
      </Box>
    </td>
  );
}

interface HeatMapCardProps {
  hours: Dashboard['hours'];
  figures: Dashboard['calls']['figures'];
  days: Days;
}

function HeatMap({ hours, days }: Pick<HeatMapCardProps, 'hours' | 'days'>) {
  const { t } = useTranslation('figures');
  const { language } = useLanguage();
  const known = new Map(hours.map((hour) => [`${hour.weekday} ${hour.hour}`, hour]));
  const most = Math.max(0, ...hours.map((hour) => measureRate(hour) ?? 0));
  return (
    <Box component="table" aria-label={t('heat.caption')} sx={styles}>
      <thead>
        <tr>
          <th scope="col">
            <Box component="span" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
              {t('heat.hour')}
            </Box>
          </th>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              {nameWeekday(weekday, language, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listHours(hours).map((hour) => (
          <tr key={hour}>
            <th scope="row">{nameHour(hour, language)}</th>
            {weekdays.map((weekday) => (
              <Cell key={weekday} known={known.get(`${weekday} ${hour}`)} most={most} days={days} />
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** How often people answer, by weekday and hour. */
export function HeatMapCard({ hours, figures, days }: HeatMapCardProps) {
  const { t } = useTranslation('figures');
  const { language } = useLanguage();
  const best = findBestHour(hours);
  const rate = measureRate(figures);
  const sentence =
    best !== undefined
      ? t('heat.best', {
          weekday: nameWeekday(best.weekday, language, 'long'),
          from: nameHour(best.hour, language),
          to: nameHour((best.hour + 1) % 24, language),
          share: formatShare(best.answered / best.ended, language),
          calls: formatNumber(best.ended, language),
        })
      : rate === null
        ? t('chart.empty')
        : t('heat.plain', { share: formatShare(rate, language) });
  return (
    <ChartCard
      title={t('heat.title')}
      sentence={sentence}
      isEmpty={hours.length === 0}
      chart={<HeatMap hours={hours} days={days} />}
      table={
        <PlainTable
          caption={t('heat.caption')}
          columns={[
            t('heat.weekday'),
            t('heat.hour'),
            t('chart.calls'),
            t('chart.answered'),
            t('chart.rate'),
          ]}
          rows={hours.map((one) => {
            const share = measureRate(one);
            return {
              key: `${one.weekday} ${one.hour}`,
              cells: [
                nameWeekday(one.weekday, language, 'long'),
                nameHour(one.hour, language),
                <RowsLink
                  key="link"
                  to={callsAddress({
                    ...days,
                    outcomes: placed,
                    hour: one.hour,
                    weekday: one.weekday,
                  })}
                >
                  {formatNumber(one.calls, language)}
                </RowsLink>,
                formatNumber(one.answered, language),
                share === null ? '' : formatShare(share, language),
              ],
            };
          })}
        />
      }
    />
  );
}
