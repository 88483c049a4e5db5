import Box from '@mui/material/Box';
import type { Campaign } from '@ringfence/contract/campaigns';
import type { PromiseSum } from '@ringfence/contract/promises';
import { promiseStates } from '@ringfence/domain/promises/promise-words';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { formatMoney, formatNumber } from '../../../ui/format-number.ts';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { campaignPromises } from '../../promises/index.ts';
import { type PromiseTotal, totalPromises } from '../total-promises.ts';
import { useCampaignPromises } from '../use-campaign-promises.ts';

interface PromiseFactsProps {
  campaignId: string;
  sums: readonly PromiseSum[];
}

function PromiseFacts({ campaignId, sums }: PromiseFactsProps) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const say = (name: string, to: string, { promises, amounts }: PromiseTotal) => {
    const number = formatNumber(promises, language);
    return {
      term: name,
      value: (
        <>
          <TextLink to={to} aria-label={t('campaigns.promises.show', { name, number })}>
            {number}
          </TextLink>
          {amounts.map((amount) => (
            <Box key={amount.currency} sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {formatMoney(amount, language)}
            </Box>
          ))}
        </>
      ),
    };
  };
  const all = say(
    t('campaigns.promises.made'),
    campaignPromises(campaignId, undefined),
    totalPromises(sums),
  );
  const states = promiseStates.flatMap((state) => {
    const total = totalPromises(sums.filter((sum) => sum.state === state));
    if (total.promises === 0) return [];
    return [say(t(`campaigns.promises.${state}`), campaignPromises(campaignId, state), total)];
  });
  return <FactList facts={[all, ...states]} />;
}

/** What the calls of a campaign brought in promises, and what became of them. */
export function PromisePanel({ campaign: { id } }: { campaign: Pick<Campaign, 'id'> }) {
  const { t } = useTranslation('work');
  const promises = useCampaignPromises(id);
  return (
    <SectionCard title={t('campaigns.promises.title')} lead={t('campaigns.promises.lead')}>
      {promises.data === undefined ? (
        promises.isPending ? (
          <LoadingSkeletons
            label={t('campaigns.promises.loading')}
            rows={2}
            rowHeight={{ xs: 40, sm: 40 }}
          />
        ) : (
          <ErrorState error={promises.error} onRetry={() => void promises.refetch()} />
        )
      ) : promises.data.sums.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('campaigns.promises.none')}</Box>
      ) : (
        <PromiseFacts campaignId={id} sums={promises.data.sums} />
      )}
    </SectionCard>
  );
}
