import CampaignIcon from '@mui/icons-material/CampaignOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Campaign } from '@ringfence/contract/campaigns';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useWorkplace } from '../../access/index.ts';
import { campaignAddress, campaignsPage, measureProgress } from '../../campaigns/index.ts';
import { useRunningCampaigns } from '../campaigns-api.ts';
import { CallbacksDue } from './callbacks-due.tsx';

function RunningCampaign({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('switcher');
  const { language } = useLanguage();
  const isSpanning = useWorkplace().organization === null;
  const { settled, all } = measureProgress(campaign);
  return (
    <Box component="li" sx={{ px: 2.5, py: 1.5, overflowWrap: 'anywhere' }}>
      <TextLink to={campaignAddress(campaign.id)}>{campaign.name}</TextLink>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {isSpanning ? <Box>{campaign.organization.name}</Box> : null}
        {t('dashboard.called', {
          settled: formatNumber(settled, language),
          all: formatNumber(all, language),
        })}
      </Box>
    </Box>
  );
}

function RunningCampaigns() {
  const { t } = useTranslation('switcher');
  const campaigns = useRunningCampaigns();
  if (campaigns.isPending) {
    return (
      <LoadingSkeletons
        label={t('dashboard.loadingCampaigns')}
        rows={1}
        rowHeight={{ xs: 70, sm: 70 }}
      />
    );
  }
  if (campaigns.data === undefined) {
    return <ErrorState error={campaigns.error} onRetry={() => void campaigns.refetch()} />;
  }
  const running = campaigns.data.campaigns;
  if (running.length === 0) {
    return (
      <EmptyState
        icon={<CampaignIcon fontSize="inherit" />}
        title={t('dashboard.noCampaigns')}
        body={t('dashboard.noCampaignsBody')}
      />
    );
  }
  return (
    <Box
      component="ul"
      aria-label={t('dashboard.campaignsCaption')}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        '& > li + li': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      {running.map((campaign) => (
        <RunningCampaign key={campaign.id} campaign={campaign} />
      ))}
    </Box>
  );
}

export function RunningCampaignsCard() {
  const { t } = useTranslation('switcher');
  return (
    <SectionCard
      isFlush
      title={t('dashboard.campaignsTitle')}
      actions={
        <Button component={RouterLink} to={campaignsPage} size="small">
          {t('dashboard.seeCampaigns')}
        </Button>
      }
    >
      <RunningCampaigns />
      <CallbacksDue />
    </SectionCard>
  );
}
