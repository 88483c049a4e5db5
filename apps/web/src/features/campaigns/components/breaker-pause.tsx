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

/** What the carrier said, in its own words, without those that were put before them. */
const quoteCarrier = (kept: string): string => kept.replace(/^The carrier refused: /, '');

/** Why a campaign paused by itself: by the figures of its breaker, or else by its cause. */
export function BreakerPause({ campaign, pausedBecause }: BreakerPauseProps) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const breakers = useBreakers(campaign.id);
  const { pausedFor: cause } = campaign;
  const kind = cause === null ? undefined : findKind(cause);
  const tripped = breakers.data?.breakers.find((breaker) => breaker.kind === kind);
  if (kind === undefined || tripped === undefined || tripped.recent.calls === 0) {
    if (cause === null) return <>{t('campaigns.page.pausedBecause', { pausedBecause })}</>;
    const reason = t(`campaigns.pausedFor.${cause}`);
    return (
      <>
        {cause === 'carrier'
          ? t('campaigns.page.pausedByCarrier', { reason, said: quoteCarrier(pausedBecause) })
          : t('campaigns.page.pausedFor', { reason })}
      </>
    );
  }
  return <>{t(`campaigns.breakers.paused.${kind}`, presentFigures(tripped, language))}</>;
}
