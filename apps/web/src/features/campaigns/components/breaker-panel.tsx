import Box from '@mui/material/Box';
import type { Campaign } from '@ringfence/contract/campaigns';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useBreakers } from '../use-breakers.ts';
import { BreakerRow } from './breaker-row.tsx';

/** What would pause a campaign by itself, and how near each of it is. */
export function BreakerPanel({ campaign }: { campaign: Pick<Campaign, 'id' | 'callerId'> }) {
  const { t } = useTranslation('work');
  const breakers = useBreakers(campaign.id);
  return (
    <SectionCard
      title={t('campaigns.breakers.title')}
      lead={t('campaigns.breakers.lead')}
      actions={<TextLink to="/settings/breakers">{t('campaigns.breakers.change')}</TextLink>}
    >
      {breakers.data !== undefined ? (
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              sm: 'repeat(2, minmax(0, 1fr))',
              lg: 'repeat(3, minmax(0, 1fr))',
            },
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {breakers.data.breakers.map((breaker) => (
            <BreakerRow key={breaker.kind} breaker={breaker} campaign={campaign} />
          ))}
        </Box>
      ) : breakers.isPending ? (
        <LoadingSkeletons
          label={t('campaigns.breakers.loading')}
          rows={3}
          rowHeight={{ xs: 58, sm: 58 }}
        />
      ) : (
        <ErrorState error={breakers.error} onRetry={() => void breakers.refetch()} />
      )}
    </SectionCard>
  );
}
