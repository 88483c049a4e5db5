import Box from '@mui/material/Box';
import type { Campaign } from '@ringfence/contract/campaigns';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { campaignAddress } from '../campaign-address.ts';
import { measureProgress } from '../measure-progress.ts';
import { peopleLink } from '../people-address.ts';
import { PlanProgress } from './plan-progress.tsx';

/** How many people of the campaign are settled, as a bar and in figures. */
export function CampaignProgress({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const { settled, all, share } = measureProgress(campaign);
  const figures = { settled: formatNumber(settled, language), all: formatNumber(all, language) };
  return (
    <Box sx={{ minWidth: 120 }}>
      <ProgressBar label={t('campaigns.progressLabel', figures)} share={share} />
      <Box sx={{ mt: 0.5, color: 'text.secondary', fontSize: '0.8125rem' }}>
        {all === 0 ? (
          t('campaigns.progress', figures)
        ) : (
          <TextLink
            to={`${campaignAddress(campaign.id)}${peopleLink('all')}`}
            aria-label={t('campaigns.people.showOf', { ...figures, name: campaign.name })}
          >
            {t('campaigns.progress', figures)}
          </TextLink>
        )}
        <PlanProgress plan={campaign.plan} state={campaign.state} />
      </Box>
    </Box>
  );
}
