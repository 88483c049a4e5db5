import Box from '@mui/material/Box';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { LateArea } from '../../../ui/late-area.tsx';
import { useMayDo, useOrganization, useWorkplace, WorkplaceHeader } from '../../access/index.ts';
import { useActivityPreview } from '../../activity/index.ts';
import { useSignedInUser } from '../../auth/index.ts';
import { HaltControl } from '../../halts/index.ts';
import { useFirstSteps } from '../api.ts';
import { ActivityCard } from '../components/activity-card.tsx';
import { AuditCard } from '../components/audit-card.tsx';
import { OrganizationCard } from '../components/organization-card.tsx';

// For super administrators alone.
const AdminCards = lazy(async () => ({
  default: (await import('../components/admin-cards.tsx')).AdminCards,
}));

// Below what the page begins with; for super administrators it stands among their own cards.
const RunningCampaignsCard = lazy(async () => ({
  default: (await import('../components/running-campaigns-card.tsx')).RunningCampaignsCard,
}));

// Few organizations are new.
const FirstStepsCard = lazy(async () => ({
  default: (await import('../components/first-steps-card.tsx')).FirstStepsCard,
}));

/** They go away once the first campaign runs. */
function FirstSteps() {
  const done = useFirstSteps();
  return done === undefined || done.hasCampaign ? null : (
    <LateArea>
      <FirstStepsCard hasList={done.hasList} />
    </LateArea>
  );
}

export function DashboardPage() {
  const { t } = useTranslation();
  const { name } = useSignedInUser();
  const { mode } = useOrganization();
  const { organization } = useWorkplace();
  const mayUpload = useMayDo('contacts.import');
  const { isPending } = useActivityPreview();
  return (
    <>
      <WorkplaceHeader
        title={t('dashboard.greeting', { name })}
        documentTitle={t('dashboard.title')}
        lead={t('dashboard.lead', {
          organization:
            organization === null ? t('dashboard.allOrganizations') : (organization.name ?? '…'),
        })}
        actions={<HaltControl />}
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
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: 'minmax(0, 1fr)',
            // Where it stands below the activity, it would move up as soon as there is less of that.
            visibility: { xs: isPending ? 'hidden' : 'visible', md: 'visible' },
          }}
        >
          {mode === 'admin' ? (
            <LateArea>
              <AdminCards />
            </LateArea>
          ) : (
            <OrganizationCard />
          )}
          {organization === null ? null : <AuditCard />}
          {mayUpload && organization !== null ? <FirstSteps /> : null}
          {mode === 'admin' ? null : (
            <LateArea>
              <RunningCampaignsCard />
            </LateArea>
          )}
        </Box>
      </Box>
    </>
  );
}
