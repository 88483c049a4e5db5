import UsageIcon from '@mui/icons-material/QueryStatsOutlined';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ApiQueries } from '../../../platform/api/api-queries.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { UsageTable } from './usage-table.tsx';

interface UsageCardProps {
  /** Bound to the organization. */
  queries: ApiQueries;
  organization: string;
}

/** What an organization used, month by month. */
export function UsageCard({ queries, organization }: UsageCardProps) {
  const { t } = useTranslation('account');
  const usage = useQuery(queries.usage.show.queryOptions());
  const isUnused = usage.data?.months.every(({ calls, minutes }) => calls === 0 && minutes === 0);
  return (
    <SectionCard title={t('billing.title', { organization })} lead={t('billing.lead')} isFlush>
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
