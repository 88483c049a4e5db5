import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../../ui/back-link.tsx';
import { PermissionDenied } from '../../../ui/permission-denied.tsx';
import { OrganizationFirst, useMayDo, WorkplaceHeader } from '../../access/index.ts';
import { campaignsPage } from '../campaign-address.ts';
import { StartCampaign } from '../components/start-campaign.tsx';

/** The form for a new campaign, for those who may start one. */
export function NewCampaignPage() {
  const { t } = useTranslation('work');
  const mayControl = useMayDo('campaigns.control');
  return (
    <>
      <BackLink to={campaignsPage} label={t('campaigns.page.back')} />
      <WorkplaceHeader
        title={t('campaigns.new.title')}
        {...(mayControl ? { lead: t('campaigns.lead') } : {})}
      />
      {mayControl ? (
        <OrganizationFirst>
          <StartCampaign />
        </OrganizationFirst>
      ) : (
        <Card>
          <PermissionDenied />
        </Card>
      )}
    </>
  );
}
