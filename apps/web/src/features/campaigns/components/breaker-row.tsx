import Box from '@mui/material/Box';
import type { CampaignBreaker } from '@ringfence/contract/breakers';
import type { Campaign } from '@ringfence/contract/campaigns';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { describeCounts, findCalls, type NearnessWord, nameNearness } from '../breaker-words.ts';

const colours: Readonly<Record<NearnessWord, string>> = {
  off: 'text.secondary',
  far: 'text.secondary',
  nearer: 'text.primary',
  close: 'warning.main',
  reached: 'error.main',
};

interface BreakerRowProps {
  breaker: CampaignBreaker;
  campaign: Pick<Campaign, 'id' | 'callerId'>;
}

/** One breaker: how near it is, what was counted, and the calls behind that. */
export function BreakerRow({ breaker, campaign }: BreakerRowProps) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const name = t(`campaigns.breakers.kinds.${breaker.kind}`);
  const word = nameNearness(breaker);
  const calls = findCalls(breaker, campaign);
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}
      >
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        <Box sx={{ color: colours[word], fontSize: '0.875rem' }}>
          {t(`campaigns.breakers.${word}`)}
        </Box>
      </Box>
      <Box sx={{ my: 0.75 }}>
        <ProgressBar
          label={t('campaigns.breakers.bar', { name, percent: breaker.nearness })}
          share={breaker.nearness / 100}
        />
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {describeCounts(breaker, t, language)}{' '}
        {calls === null ? null : (
          <TextLink to={calls} aria-label={t('campaigns.breakers.seeOf', { name })}>
            {t('campaigns.breakers.see')}
          </TextLink>
        )}
      </Box>
    </Box>
  );
}
