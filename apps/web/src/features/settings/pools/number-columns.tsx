import type {
  AnswerCounts,
  CallerIdPool,
  CallerIdStanding,
} from '@ringfence/contract/caller-id-pools';
import type { TFunction } from 'i18next';
import type { Language } from '../../../i18n/languages.ts';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import type { Column } from '../../../ui/record-column.ts';
import { showPhoneNumber } from '../read-phone-number.ts';
import { describeFigures, describeRate } from './describe-figures.ts';

interface ColumnOptions {
  t: TFunction<'settings'>;
  language: Language;
  pools: readonly CallerIdPool[];
  showMoment: (moment: string) => string;
  nameRegion: (region: string) => string;
  onShowRests: (standing: CallerIdStanding) => void;
  /** Null for people who may not change anything. */
  changes: {
    onPlace: (standing: CallerIdStanding) => void;
    onEndRest: (standing: CallerIdStanding) => void;
  } | null;
}

function sayToday(standing: CallerIdStanding, { t, language }: ColumnOptions): string {
  const calls = formatNumber(standing.callsToday, language);
  const { poolId, dailyLimit } = standing;
  if (poolId === null) return t('none');
  if (dailyLimit === null) return t('pools.numbers.unlimited', { calls });
  return t('pools.numbers.today', { calls, limit: formatNumber(dailyLimit, language) });
}

function sayRate(counts: AnswerCounts, { t, language }: ColumnOptions): string {
  const rate = describeRate(counts, language);
  return rate === null ? t('pools.numbers.noCalls') : t('pools.numbers.rate', rate);
}

function sayRest({ rest }: CallerIdStanding, options: ColumnOptions): string {
  const { t, language, showMoment } = options;
  if (rest === null) return t('pools.numbers.awake');
  const figures = describeFigures(rest, language);
  return t('pools.numbers.rests', { ...figures, until: showMoment(rest.until) });
}

function listActions(standing: CallerIdStanding, { t, changes, onShowRests }: ColumnOptions) {
  const showRests = {
    id: 'rests',
    label: t('pools.numbers.showRests'),
    onChoose: () => onShowRests(standing),
  };
  if (changes === null) return [showRests];
  const place = {
    id: 'place',
    label: t('pools.numbers.place'),
    onChoose: () => changes.onPlace(standing),
  };
  if (standing.rest === null) return [place, showRests];
  const endRest = {
    id: 'endRest',
    label: t('pools.numbers.endRest'),
    onChoose: () => changes.onEndRest(standing),
  };
  return [place, endRest, showRests];
}

export function createNumberColumns(options: ColumnOptions): Column<CallerIdStanding>[] {
  const { t, pools, nameRegion } = options;
  return [
    {
      id: 'number',
      header: t('pools.numbers.columns.number'),
      isShort: true,
      render: ({ e164 }) => showPhoneNumber(e164),
    },
    {
      id: 'pool',
      header: t('pools.numbers.columns.pool'),
      render: ({ poolId }) =>
        pools.find(({ id }) => id === poolId)?.name ?? t('pools.numbers.noPool'),
    },
    {
      id: 'region',
      header: t('pools.numbers.columns.region'),
      render: ({ region }) => (region === null ? t('pools.numbers.noRegion') : nameRegion(region)),
    },
    {
      id: 'today',
      header: t('pools.numbers.columns.today'),
      render: (standing) => sayToday(standing, options),
    },
    {
      id: 'last7',
      header: t('pools.numbers.columns.last7'),
      render: ({ last7Days }) => sayRate(last7Days, options),
    },
    {
      id: 'last30',
      header: t('pools.numbers.columns.last30'),
      render: ({ last30Days }) => sayRate(last30Days, options),
    },
    {
      id: 'rest',
      header: t('pools.numbers.columns.rest'),
      render: (standing) => sayRest(standing, options),
    },
    {
      id: 'actions',
      header: t('pools.numbers.columns.actions'),
      render: (standing) => (
        <ActionMenu
          label={t('pools.numbers.actionsFor', { number: showPhoneNumber(standing.e164) })}
          actions={listActions(standing, options)}
        />
      ),
    },
  ];
}
