import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useMayDo } from '../../access/index.ts';
import { LiveIndicator } from '../../live/index.ts';
import { CampaignPages } from '../components/campaign-pages.tsx';
import { StartCampaign } from '../components/start-campaign.tsx';

export function BulkCallsPage() {
  const { t } = useTranslation('work');
  const mayControl = useMayDo('campaigns.control');
  return (
    <>
      <PageHeader
        title={t('campaigns.title')}
        lead={t('campaigns.lead')}
        actions={<LiveIndicator />}
      />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {mayControl ? (
          <SectionCard title={t('campaigns.form.title')}>
            <StartCampaign />
          </SectionCard>
        ) : null}
        <SectionCard isFlush title={t('campaigns.list.title')}>
          <CampaignPages />
        </SectionCard>
      </Box>
    </>
  );
}
