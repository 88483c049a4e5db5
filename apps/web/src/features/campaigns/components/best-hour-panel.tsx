import type { CampaignBestHour } from '@ringfence/contract/campaign-best-hour';
import type { Campaign } from '@ringfence/contract/campaigns';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { formatPercent } from '../../../ui/format-percent.ts';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useDetailApi } from '../../access/index.ts';

type Points = NonNullable<CampaignBestHour['points']>;

/** Only what chance hardly explains is a difference. */
function judgeGain({ low, high }: Points): 'better' | 'worse' | 'open' {
  if (low > 0) return 'better';
  return high < 0 ? 'worse' : 'open';
}

function BestHourFacts({ result }: { result: CampaignBestHour }) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const { basis, best, even, points } = result;
  const number = (value: number) => formatNumber(value, language);
  const signed = (value: number) => {
    const rounded = Math.round(value * 10) / 10;
    return `${rounded > 0 ? '+' : ''}${number(rounded)}`;
  };
  if (best.placed + even.placed === 0 && basis.calls < basis.least) {
    const words = { calls: number(basis.calls), least: number(basis.least) };
    return <Notice kind="info">{t('campaigns.bestHour.tooFew', words)}</Notice>;
  }
  const sayResult = ({ placed, answered }: CampaignBestHour['best']): string =>
    placed === 0
      ? t('campaigns.bestHour.noCalls')
      : t('campaigns.bestHour.result', {
          answered: number(answered),
          placed: number(placed),
          percent: formatPercent((answered / placed) * 100, language),
        });
  const difference =
    points === null
      ? t('campaigns.bestHour.unknown')
      : `${t('campaigns.bestHour.range', {
          gain: signed(points.gain),
          low: signed(points.low),
          high: signed(points.high),
        })}. ${t(`campaigns.bestHour.verdicts.${judgeGain(points)}`)}`;
  return (
    <FactList
      facts={[
        { term: t('campaigns.bestHour.best'), value: sayResult(best) },
        { term: t('campaigns.bestHour.even'), value: sayResult(even) },
        { term: t('campaigns.bestHour.gain'), value: difference },
      ]}
    />
  );
}

/** What calling people at their best hour gains a campaign. */
export function BestHourPanel({ campaign }: { campaign: Pick<Campaign, 'id'> }) {
  const { t } = useTranslation('work');
  const { queries } = useDetailApi();
  const found = useQuery(
    queries.campaigns.bestHour.queryOptions({
      input: { campaignId: campaign.id },
      // Every first call is counted for it.
      meta: { restMilliseconds: 60_000, restsAlways: true },
    }),
  );
  return (
    <SectionCard title={t('campaigns.bestHour.title')} lead={t('campaigns.bestHour.lead')}>
      {found.data !== undefined ? (
        <BestHourFacts result={found.data} />
      ) : found.isPending ? (
        <LoadingSkeletons
          label={t('campaigns.bestHour.loading')}
          rows={3}
          rowHeight={{ xs: 58, sm: 40 }}
        />
      ) : (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      )}
    </SectionCard>
  );
}
