import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useCurrentOrganization, useMayDo } from '../../access/index.ts';
import { useSignedInUser } from '../../auth/index.ts';
import { ActivityCard } from '../components/activity-card.tsx';
import { FirstStepsCard } from '../components/first-steps-card.tsx';
import { OrganizationCard } from '../components/organization-card.tsx';

export function DashboardPage() {
  const { t } = useTranslation();
  const { name } = useSignedInUser();
  const { membership } = useCurrentOrganization();
  const mayUpload = useMayDo('contacts.import');
  return (
    <>
      <PageHeader
        title={t('dashboard.greeting', { name })}
        documentTitle={t('dashboard.title')}
        lead={t('dashboard.lead', { organization: membership.organization.name })}
      />
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(280px, 1fr)' },
        }}
      >
        <ActivityCard />
        <Box sx={{ display: 'grid', gap: 3 }}>
          <OrganizationCard />
          {mayUpload ? <FirstStepsCard /> : null}
        </Box>
      </Box>
    </>
  );
}
