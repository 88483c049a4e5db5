import type { Campaign } from '@ringfence/contract/campaigns';
import { findKind } from '@ringfence/domain/breakers/read-limits';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { presentFigures } from '../breaker-words.ts';
import { useBreakers } from '../use-breakers.ts';

interface BreakerPauseProps {
  campaign: Pick<Campaign, 'id' | 'pausedFor'>;
  pausedBecause: string;
}

/** Why a campaign paused by itself: by the figures of its breaker, or else in the words that were kept. */
export function BreakerPause({ campaign, pausedBecause }: BreakerPauseProps) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const breakers = useBreakers(campaign.id);
  const kind = campaign.pausedFor === null ? undefined : findKind(campaign.pausedFor);
  const tripped = breakers.data?.breakers.find((breaker) => breaker.kind === kind);
  if (kind === undefined || tripped === undefined || tripped.recent.calls === 0) {
    return <>{t('campaigns.page.pausedBecause', { pausedBecause })}</>;
  }
  return <>{t(`campaigns.breakers.paused.${kind}`, presentFigures(tripped, language))}</>;
}
