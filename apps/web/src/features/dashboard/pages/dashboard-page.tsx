import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { lazy, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LateArea } from '../../../ui/late-area.tsx';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
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

// Few organizations are new.
const FirstStepsCard = lazy(async () => ({
  default: (await import('../components/first-steps-card.tsx')).FirstStepsCard,
}));

// An organization that has never called has no figures.
const Figured = lazy(async () => ({
  default: (await import('../components/figured-dashboard.tsx')).FiguredDashboard,
}));

/** They go away once the first campaign runs. */
function FirstSteps() {
  const { done } = useFirstSteps();
  return done === undefined || done.hasCampaign ? null : (
    <LateArea>
      <FirstStepsCard hasList={done.hasList} />
    </LateArea>
  );
}

/** What everybody sees beside the figures, and a new organization instead of them. */
function Side() {
  const { mode } = useOrganization();
  const { organization } = useWorkplace();
  const mayUpload = useMayDo('contacts.import');
  return (
    <>
      {mode === 'admin' ? (
        <LateArea>
          <AdminCards />
        </LateArea>
      ) : (
        <OrganizationCard />
      )}
      {organization === null ? null : <AuditCard />}
      {mayUpload && organization !== null ? <FirstSteps /> : null}
    </>
  );
}

/** Before the first campaign there is nothing to count. */
function NewDashboard({ side }: { side: ReactNode }) {
  const { isPending } = useActivityPreview();
  return (
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
        {side}
      </Box>
    </Box>
  );
}

/** As high as a window, so that the foot of the page does not move when the figures come. */
function Room() {
  const { t } = useTranslation();
  return (
    <Card sx={{ minHeight: '100vh' }}>
      <LoadingSkeletons label={t('dashboard.loading')} rows={8} rowHeight={{ xs: 72, sm: 72 }} />
    </Card>
  );
}

export function DashboardPage() {
  const { t } = useTranslation();
  const { name } = useSignedInUser();
  const { organization } = useWorkplace();
  const { done, error, retry } = useFirstSteps();
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
      {done === undefined ? (
        error === null ? (
          <Room />
        ) : (
          <Card sx={{ minHeight: '100vh' }}>
            <ErrorState error={error} onRetry={retry} />
          </Card>
        )
      ) : done.hasCampaign ? (
        <LateArea fallback={<Room />}>
          <Figured side={<Side />} />
        </LateArea>
      ) : (
        <NewDashboard side={<Side />} />
      )}
    </>
  );
}
