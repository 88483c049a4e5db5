import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useDisplayZone } from '../../../ui/display-zone.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LateArea } from '../../../ui/late-area.tsx';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { SimulatorNote } from '../../calls/index.ts';
import { useDashboard } from '../figures-api.ts';
import { findToday, readPeriod, zoneOfNone } from '../period.ts';
import { ComparedDays } from './compared-days.tsx';
import { FigureStrip, figureGrid, figureHeight } from './figure-strip.tsx';
import { HeatMapCard } from './heat-map-card.tsx';
import { ListsCard } from './lists-card.tsx';
import { NeedsCard } from './needs-card.tsx';
import { OrganizationsCard } from './organizations-card.tsx';
import { OutcomesCard } from './outcomes-card.tsx';
import { PeriodSwitch } from './period-switch.tsx';
import { RulesCard } from './rules-card.tsx';
import { TimeCard } from './time-card.tsx';

// Stands below the charts: what is seen first does not wait for it.
const MoneyCard = lazy(async () => ({ default: (await import('./money-card.tsx')).MoneyCard }));

/** The figures of the days that the address names. */
export function useShownDashboard() {
  const zone = useDisplayZone();
  const now = useNow();
  const [search] = useSearchParams();
  const today = findToday(new Date(now), zone ?? zoneOfNone);
  const period = readPeriod(search, today);
  return { today, period, ...useDashboard(period) };
}

/** As high as the card is with all its lines, so that nothing below it moves when it comes. */
const moneyHeight = 380;

/** Boxes where the figures will be. */
function FigureSkeletons() {
  const { t } = useTranslation('figures');
  return (
    <Box role="status" aria-busy="true" aria-label={t('loading')} sx={figureGrid}>
      {['callable', 'calls', 'answered', 'right', 'held', 'near'].map((figure) => (
        <Card key={figure} sx={{ minHeight: figureHeight }} />
      ))}
    </Box>
  );
}

/** The chosen period and what people ask first of it. */
export function MainFigures() {
  const { today, period, data, isPending, error, refetch } = useShownDashboard();
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 3 }}>
      {/* Room for all three, which come one after the other. */}
      <Box sx={{ minHeight: { xs: 125, sm: 87 } }}>
        <PeriodSwitch period={period} today={today} />
        {data === undefined ? null : <ComparedDays before={data.before} zone={data.zone} />}
        <SimulatorNote />
      </Box>
      {data !== undefined ? (
        <FigureStrip shown={data} days={{ from: data.from, to: data.to }} />
      ) : isPending ? (
        <FigureSkeletons />
      ) : (
        <Card>
          <ErrorState error={error} onRetry={() => void refetch()} />
        </Card>
      )}
    </Box>
  );
}

/** The charts of the period. */
export function Charts() {
  const { t } = useTranslation('figures');
  const { data, isPending } = useShownDashboard();
  if (data === undefined) {
    return isPending ? (
      <Card>
        <LoadingSkeletons label={t('loading')} rows={10} rowHeight={{ xs: 64, sm: 64 }} />
      </Card>
    ) : null;
  }
  const days = { from: data.from, to: data.to };
  return (
    <>
      {data.organizations === null ? null : (
        <OrganizationsCard organizations={data.organizations} days={days} />
      )}
      <TimeCard shown={data} />
      <HeatMapCard hours={data.hours} figures={data.calls.figures} days={days} />
      <OutcomesCard calls={data.calls} days={days} />
      <Box sx={{ minHeight: moneyHeight }}>
        <LateArea>
          <MoneyCard days={days} />
        </LateArea>
      </Box>
      <RulesCard heldBack={data.heldBack} days={days} />
      <ListsCard />
    </>
  );
}

/** What waits for somebody, whatever the period. */
export function Needs() {
  const { data } = useShownDashboard();
  return data === undefined ? null : <NeedsCard needs={data.needs} />;
}
