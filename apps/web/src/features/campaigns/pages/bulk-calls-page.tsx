import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../../../ui/section-card.tsx';
import { OrganizationFirst, useMayDo, WorkplaceHeader } from '../../access/index.ts';
import { HaltControl } from '../../halts/index.ts';
import { LiveIndicator } from '../../live/index.ts';
import { CampaignPages } from '../components/campaign-pages.tsx';
import { StartCampaign } from '../components/start-campaign.tsx';

export function BulkCallsPage() {
  const { t } = useTranslation('work');
  const mayControl = useMayDo('campaigns.control');
  return (
    <>
      <WorkplaceHeader
        title={t('campaigns.title')}
        lead={t('campaigns.lead')}
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <HaltControl />
            <LiveIndicator />
          </Box>
        }
      />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {mayControl ? (
          <SectionCard title={t('campaigns.form.title')}>
            <OrganizationFirst>
              <StartCampaign />
            </OrganizationFirst>
          </SectionCard>
        ) : null}
        <SectionCard isFlush title={t('campaigns.list.title')}>
          <CampaignPages />
        </SectionCard>
      </Box>
    </>
  );
}
