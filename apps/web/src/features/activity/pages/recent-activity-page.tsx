import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useCurrentOrganization } from '../../access/index.ts';
import { LiveIndicator } from '../../live/index.ts';
import { ActivityPages } from '../components/activity-pages.tsx';

export function RecentActivityPage() {
  const { t } = useTranslation('work');
  const { membership } = useCurrentOrganization();
  return (
    <>
      <PageHeader
        title={t('record.title')}
        lead={t('record.lead', { organization: membership.organization.name })}
        actions={<LiveIndicator />}
      />
      <Card>
        <ActivityPages />
      </Card>
    </>
  );
}
