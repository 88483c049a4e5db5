import OrganizationIcon from '@mui/icons-material/ApartmentOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CardOutcome } from '../../../ui/outcome.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PagedRecords } from '../../../ui/paged-records.tsx';
import { useOrganizationPages } from '../api.ts';
import { AdminModeOnly } from '../components/admin-mode-only.tsx';
import { CreateDialog } from '../components/create-dialog.tsx';
import { createOrganizationColumns } from '../components/organization-columns.tsx';
import { OrganizationDialog, type OrganizationTask } from '../components/organization-dialog.tsx';
import { OrganizationFilters } from '../components/organization-filters.tsx';
import { readDone, tellDone } from '../done-message.ts';
import { type Filters, isNarrowed, readFilters, writeFilters } from '../read-filters.ts';

function Organizations() {
  const { t } = useTranslation('organizations');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const filters = readFilters(parameters);
  const pages = useOrganizationPages(filters);
  const [task, setTask] = useState<OrganizationTask | null>(null);
  const [isCreating, setCreating] = useState(false);
  const [done, setDone] = useState(() => readDone(state));

  const change = useCallback(
    (wanted: Partial<Filters>) =>
      setParameters((known) => writeFilters({ ...readFilters(known), ...wanted }), {
        replace: true,
      }),
    [setParameters],
  );

  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <Button variant="contained" onClick={() => setCreating(true)}>
            {t('create.open')}
          </Button>
        }
      />
      <Card>
        <OrganizationFilters filters={filters} onChange={change} />
        <CardOutcome error={null} done={done} />
        <PagedRecords
          caption={t('list.caption')}
          columns={createOrganizationColumns({ t, language, onTask: setTask })}
          pages={pages}
          rows={pages.data?.pages.flatMap((page) => page.organizations)}
          getKey={({ id }) => id}
          loadingLabel={t('list.loading')}
          empty={
            isNarrowed(filters) ? (
              <EmptyState
                icon={<OrganizationIcon fontSize="inherit" />}
                title={t('list.nothingTitle')}
                body={t('list.nothingBody')}
                action={
                  <Button variant="outlined" onClick={() => change({ search: '', state: null })}>
                    {t('list.showAll')}
                  </Button>
                }
              />
            ) : (
              <EmptyState
                icon={<OrganizationIcon fontSize="inherit" />}
                title={t('list.emptyTitle')}
                body={t('list.emptyBody')}
              />
            )
          }
        />
      </Card>
      {isCreating ? (
        <CreateDialog
          onClose={() => setCreating(false)}
          onCreated={({ id, name }) =>
            void navigate(`/admin/organizations/${id}`, {
              state: tellDone(t('create.done', { name })),
            })
          }
        />
      ) : null}
      {task === null ? null : (
        <OrganizationDialog
          task={task}
          onClose={() => setTask(null)}
          onDone={(said) => {
            setTask(null);
            setDone(said);
          }}
        />
      )}
    </>
  );
}

/** All organizations, for super administrators in admin mode. */
export function OrganizationsPage() {
  return (
    <AdminModeOnly>
      <Organizations />
    </AdminModeOnly>
  );
}
