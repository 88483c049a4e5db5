import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { OrganizationSummary } from '@ringfence/contract/administration';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation, useNavigate, useParams } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useOrganizationApi } from '../../../platform/api/api-queries.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FactStrip } from '../../../ui/fact-strip.tsx';
import { formatDay, formatMoment } from '../../../ui/format-moment.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Outcome } from '../../../ui/outcome.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useOrganizationLink } from '../../access/index.ts';
import { UsageCard } from '../../usage/index.ts';
import { useOrganizationSummary } from '../api.ts';
import { AdminModeOnly } from '../components/admin-mode-only.tsx';
import { InvitationsSection } from '../components/invitations-section.tsx';
import { MembersSection } from '../components/members-section.tsx';
import { OrganizationDialog, type OrganizationTask } from '../components/organization-dialog.tsx';
import { OrganizationMenu } from '../components/organization-menu.tsx';
import { OrganizationState } from '../components/organization-state.tsx';
import { readDone, tellDone } from '../done-message.ts';
import { writeContacts } from '../write-contacts.ts';

const listPage = '/admin/organizations';

function Figures({ organization }: { organization: OrganizationSummary }) {
  const { t } = useTranslation('organizations');
  const { language } = useLanguage();
  const { suspendedAt, members, usage, callsUnderWay, createdAt } = organization;
  return (
    <FactStrip
      facts={[
        { term: t('columns.state'), value: <OrganizationState suspendedAt={suspendedAt} /> },
        { term: t('columns.members'), value: formatNumber(members, language) },
        { term: t('columns.contacts'), value: writeContacts(organization, language) },
        {
          term: t('columns.usage'),
          value: t('usageFigures', {
            calls: formatNumber(usage.calls, language),
            minutes: formatNumber(usage.minutes, language),
          }),
        },
        { term: t('columns.underWay'), value: formatNumber(callsUnderWay, language) },
        { term: t('columns.created'), value: formatDay(createdAt, language) },
      ]}
    />
  );
}

function OrganizationDetails({ organization }: { organization: OrganizationSummary }) {
  const { t } = useTranslation('organizations');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { state } = useLocation();
  const linkTo = useOrganizationLink();
  const api = useOrganizationApi(organization.id);
  const [task, setTask] = useState<OrganizationTask | null>(null);
  const [done, setDone] = useState(() => readDone(state));
  const { id, name, suspendedAt, suspendedBecause } = organization;

  function finish({ kind }: OrganizationTask, said: string) {
    setTask(null);
    if (kind === 'remove') {
      void navigate(listPage, { replace: true, state: tellDone(said) });
    } else {
      setDone(said);
    }
  }

  return (
    <>
      <PageHeader
        title={name}
        actions={
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Button component={RouterLink} to={linkTo('/settings', id)} variant="outlined">
              {t('page.settings')}
            </Button>
            <OrganizationMenu organization={organization} onTask={setTask} />
          </Box>
        }
      />
      <Box sx={{ display: 'grid', gap: 2, mb: done === null && suspendedAt === null ? 0 : 3 }}>
        <Outcome error={null} done={done} />
        {suspendedAt === null ? null : (
          <Notice kind="error">
            {t('page.suspended', {
              moment: formatMoment(suspendedAt, language),
              because: suspendedBecause ?? '',
            })}
          </Notice>
        )}
      </Box>
      <Figures organization={organization} />
      <Box sx={{ display: 'grid', gap: 3 }}>
        <MembersSection
          api={api}
          organization={organization}
          ways={['invitation', 'existing', 'newUser']}
          mayEdit
        />
        <InvitationsSection api={api} mayEdit />
        <UsageCard queries={api.queries} organization={name} />
      </Box>
      {task === null ? null : (
        <OrganizationDialog
          task={task}
          onClose={() => setTask(null)}
          onDone={(said) => finish(task, said)}
        />
      )}
    </>
  );
}

function OneOrganization() {
  // The texts of every part, so that none has the page wait once it is shown.
  const { t } = useTranslation(['organizations', 'account']);
  const { organizationId = '' } = useParams();
  const organization = useOrganizationSummary(organizationId);
  return (
    <>
      <BackLink to={listPage} label={t('title')} />
      {organization.data !== undefined ? (
        <OrganizationDetails key={organizationId} organization={organization.data} />
      ) : (
        <>
          <PageHeader title={t('page.title')} />
          <Card>
            {organization.isPending ? (
              <LoadingSkeletons
                label={t('page.loading')}
                rows={8}
                rowHeight={{ xs: 120, sm: 58 }}
              />
            ) : (
              <ErrorState error={organization.error} onRetry={() => void organization.refetch()} />
            )}
          </Card>
        </>
      )}
    </>
  );
}

/** One organization with its people and its usage, for super administrators in admin mode. */
export function OrganizationPage() {
  return (
    <AdminModeOnly>
      <OneOrganization />
    </AdminModeOnly>
  );
}
