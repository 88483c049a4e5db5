import UsageIcon from '@mui/icons-material/QueryStatsOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { MonthOfUsage } from '@ringfence/contract/usage';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Column } from '../../../ui/record-column.ts';
import { RecordTable } from '../../../ui/record-table.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useOrganization, useWorkplace } from '../../access/index.ts';
import { useUsage } from '../api.ts';
import { formatMonth } from '../format-month.ts';

function UsageTable({ months }: { months: readonly MonthOfUsage[] }) {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const columns: Column<MonthOfUsage>[] = [
    {
      id: 'month',
      header: t('billing.month'),
      render: ({ month }) => formatMonth(month, language),
    },
    {
      id: 'calls',
      header: t('billing.calls'),
      isNumeric: true,
      render: ({ calls }) => formatNumber(calls, language),
    },
    {
      id: 'minutes',
      header: t('billing.minutes'),
      isNumeric: true,
      render: ({ minutes }) => formatNumber(minutes, language),
    },
  ];
  return (
    <RecordTable
      caption={t('billing.caption')}
      columns={columns}
      rows={months}
      getKey={({ month }) => month}
    />
  );
}

function UsageCard() {
  const { t } = useTranslation('account');
  const { organization } = useWorkplace();
  const usage = useUsage();
  const isUnused = usage.data?.months.every(({ calls, minutes }) => calls === 0 && minutes === 0);
  return (
    <SectionCard
      title={t('billing.title', { organization: organization?.name ?? '' })}
      lead={t('billing.lead')}
      isFlush
    >
      {usage.isPending ? (
        <LoadingSkeletons label={t('billing.loading')} rows={4} rowHeight={{ xs: 96, sm: 58 }} />
      ) : usage.data === undefined ? (
        <ErrorState error={usage.error} onRetry={() => void usage.refetch()} />
      ) : isUnused ? (
        <EmptyState
          icon={<UsageIcon fontSize="inherit" />}
          title={t('billing.emptyTitle')}
          body={t('billing.emptyBody')}
        />
      ) : (
        <UsageTable months={usage.data.months} />
      )}
    </SectionCard>
  );
}

/** What the current organization used. */
export function BillingTab() {
  const { t } = useTranslation('account');
  const { current } = useOrganization();
  if (current === null || current.organization === null) {
    return (
      <Card>
        <EmptyState
          icon={<UsageIcon fontSize="inherit" />}
          title={t('billing.noOrganizationTitle')}
          body={t('billing.noOrganizationBody')}
        />
      </Card>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Notice kind="info">{t('billing.notInvoice')}</Notice>
      <UsageCard />
    </Box>
  );
}
