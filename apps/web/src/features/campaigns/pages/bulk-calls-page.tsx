import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PermissionDenied } from '../../../ui/permission-denied.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useMayDo, useOrganization } from '../../access/index.ts';
import { LiveIndicator } from '../../live/index.ts';
import { CampaignPages } from '../components/campaign-pages.tsx';
import { StartCampaign } from '../components/start-campaign.tsx';

export function BulkCallsPage() {
  const { t } = useTranslation('work');
  const { isSuperAdmin } = useOrganization();
  const mayControl = useMayDo('campaigns.control');
  if (!mayControl && !isSuperAdmin) {
    return (
      <>
        <PageHeader title={t('campaigns.title')} />
        <Card>
          <PermissionDenied />
        </Card>
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={t('campaigns.title')}
        lead={t('campaigns.lead')}
        actions={<LiveIndicator />}
      />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <SectionCard title={t('campaigns.form.title')}>
          <StartCampaign />
        </SectionCard>
        <SectionCard isFlush title={t('campaigns.list.title')}>
          <CampaignPages />
        </SectionCard>
      </Box>
    </>
  );
}
