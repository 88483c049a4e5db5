import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Redirect } from '../../../ui/redirect.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { OrganizationFirst, useOrganization, WorkplaceHeader } from '../../access/index.ts';
import { HaltControl } from '../../halts/index.ts';
import { LiveIndicator } from '../../live/index.ts';
import { campaignsPage, newCampaignPage } from '../campaign-address.ts';
import { CampaignPages } from '../components/campaign-pages.tsx';
import { StartCampaign } from '../components/start-campaign.tsx';

/** People who work in an organization start and find its campaigns among what is scheduled. */
function InOrganization() {
  const { search, hash } = useLocation();
  const pathname = new URLSearchParams(search).has('list') ? newCampaignPage : campaignsPage;
  return <Redirect to={{ pathname, search, hash }} />;
}

/** The super administrators' sender, across organizations. */
export function BulkCallsPage() {
  const { t } = useTranslation('work');
  const { mode } = useOrganization();
  if (mode !== 'admin') {
    return <InOrganization />;
  }
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
        <OrganizationFirst>
          <StartCampaign />
        </OrganizationFirst>
        <SectionCard isFlush title={t('campaigns.list.title')}>
          <CampaignPages />
        </SectionCard>
      </Box>
    </>
  );
}
