import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useCurrentOrganization } from '../../access/index.ts';
import { LiveIndicator } from '../../live/index.ts';
import { ActivityPages } from '../components/activity-pages.tsx';

export function RecentActivityPage() {
  const { t } = useTranslation();
  const { membership } = useCurrentOrganization();
  return (
    <>
      <PageHeader
        title={t('activity.title')}
        lead={t('activity.lead', { organization: membership.organization.name })}
        actions={<LiveIndicator />}
      />
      <Card>
        <ActivityPages />
      </Card>
    </>
  );
}
