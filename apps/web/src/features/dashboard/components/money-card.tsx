import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { MoneyFigure, MoneyFigures } from '@ringfence/contract/dashboard';
import { nameDay, numberDay } from '@ringfence/domain/zones/local-days';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatMoney, formatNumber } from '../../../ui/format-number.ts';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { type Days, paymentsAddress, promisesAddress } from '../addresses.ts';
import { formatShare } from '../figures.ts';
import { useMoney } from '../figures-api.ts';
import { useRowsAddress } from '../use-rows-address.ts';
import { PlainTable } from './plain-table.tsx';
import { RowsLink } from './rows-link.tsx';

interface Line {
  key: 'open' | 'overdue' | 'dueToday' | 'dueSoon' | 'kept' | 'broken' | 'received';
  figure: MoneyFigure;
  to: string;
}

const soonDays = 7;

/** Each figure with the rows behind it. Where organizations have different days, none are named. */
function listLines({ today, open, kept, broken, received }: MoneyFigures, days: Days): Line[] {
  const dayAfter = (count: number) =>
    today === null ? undefined : nameDay(numberDay(today) + count);
  const settled = { settledFrom: days.from, settledTo: days.to };
  const due = (from: string | undefined, to: string | undefined) =>
    promisesAddress('open', { dueFrom: from, dueTo: to });
  return [
    { key: 'open', figure: open.all, to: promisesAddress('open') },
    { key: 'dueToday', figure: open.dueToday, to: due(dayAfter(0), dayAfter(0)) },
    { key: 'dueSoon', figure: open.dueSoon, to: due(dayAfter(1), dayAfter(soonDays)) },
    { key: 'overdue', figure: open.overdue, to: due(undefined, dayAfter(-1)) },
    { key: 'kept', figure: kept, to: promisesAddress('kept', settled) },
    { key: 'broken', figure: broken, to: promisesAddress('broken', settled) },
    { key: 'received', figure: received, to: paymentsAddress(days) },
  ];
}

function MoneyTable({ money, days }: { money: MoneyFigures; days: Days }) {
  const { t } = useTranslation('figures');
  const { language } = useLanguage();
  const lines = listLines(money, days).filter(
    ({ key, figure }) => key !== 'overdue' || figure.count > 0,
  );
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <PlainTable
        caption={t('money.title')}
        columns={[t('money.what'), t('money.count'), t('money.sum')]}
        rows={lines.map(({ key, figure, to }) => ({
          key,
          cells: [
            <RowsLink key="link" to={to}>
              {t(`money.lines.${key}`)}
            </RowsLink>,
            formatNumber(figure.count, language),
            figure.sums.length === 0
              ? '–'
              : figure.sums.map((sum) => formatMoney(sum, language)).join(' · '),
          ],
        }))}
      />
    </Box>
  );
}

/** What people promised and what came in, for the days that are shown. */
export function MoneyCard({ days }: { days: Days }) {
  const { t } = useTranslation('figures');
  const { language } = useLanguage();
  const address = useRowsAddress();
  const { data, isPending, error, refetch } = useMoney(days);
  if (data === undefined) {
    return (
      <SectionCard title={t('money.title')}>
        {isPending ? (
          <LoadingSkeletons label={t('money.loading')} rows={6} rowHeight={{ xs: 34, sm: 34 }} />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
      </SectionCard>
    );
  }
  const { open, kept, broken, received } = data;
  const settled = kept.count + broken.count;
  if (open.all.count + settled + received.count === 0) {
    return (
      <SectionCard
        title={t('money.title')}
        lead={t('money.empty')}
        actions={
          <Button component={RouterLink} to={address('/debtors/upload')} size="small">
            {t('money.upload')}
          </Button>
        }
      >
        <Box sx={{ color: 'text.secondary' }}>{t('money.emptyBody')}</Box>
      </SectionCard>
    );
  }
  return (
    <SectionCard
      title={t('money.title')}
      lead={
        settled === 0
          ? t('money.noneSettled')
          : t('money.sentence', {
              share: formatShare(kept.count / settled, language),
              settled: formatNumber(settled, language),
            })
      }
    >
      <MoneyTable money={data} days={days} />
    </SectionCard>
  );
}
