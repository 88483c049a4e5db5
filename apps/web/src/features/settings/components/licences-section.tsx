import LicenceIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import Button from '@mui/material/Button';
import type { Licence } from '@ringfence/contract/settings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { CardOutcome } from '../../../ui/outcome.tsx';
import type { Column } from '../../../ui/record-column.ts';
import { RecordTable } from '../../../ui/record-table.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useLicences, useRemoveLicence } from '../api.ts';
import { useRegions } from '../use-regions.ts';
import { LicenceDialog } from './licence-dialog.tsx';
import { LicenceExpiry } from './licence-expiry.tsx';

interface LicencesSectionProps {
  api: OrganizationApi;
  mayEdit: boolean;
}

type Task = { kind: 'save'; licence: Licence | null } | { kind: 'remove'; licence: Licence };

export function LicencesSection({ api, mayEdit }: LicencesSectionProps) {
  const { t } = useTranslation('settings');
  const { nameRegion } = useRegions();
  const licences = useLicences(api);
  const remove = useRemoveLicence(api);
  const [task, setTask] = useState<Task | null>(null);
  const [done, setDone] = useState<string | null>(null);

  function finish(said: string) {
    setTask(null);
    setDone(said);
  }

  const columns: Column<Licence>[] = [
    {
      id: 'region',
      header: t('licences.columns.region'),
      render: ({ region }) => nameRegion(region),
    },
    { id: 'number', header: t('licences.columns.number'), render: ({ number }) => number },
    {
      id: 'expires',
      header: t('licences.columns.expires'),
      render: ({ expiresOn }) => <LicenceExpiry expiresOn={expiresOn} />,
    },
  ];
  const actions: Column<Licence> = {
    id: 'actions',
    header: t('licences.columns.actions'),
    render: (licence) => (
      <ActionMenu
        label={t('licences.actionsFor', { region: nameRegion(licence.region) })}
        actions={[
          {
            id: 'change',
            label: t('licences.change'),
            onChoose: () => setTask({ kind: 'save', licence }),
          },
          {
            id: 'remove',
            label: t('licences.remove'),
            onChoose: () => {
              remove.reset();
              setTask({ kind: 'remove', licence });
            },
            isGrave: true,
          },
        ]}
      />
    ),
  };

  return (
    <SectionCard
      title={t('licences.title')}
      lead={t('licences.lead')}
      isFlush
      actions={
        mayEdit ? (
          <Button variant="outlined" onClick={() => setTask({ kind: 'save', licence: null })}>
            {t('licences.add')}
          </Button>
        ) : undefined
      }
    >
      <CardOutcome error={null} done={done} />
      {licences.isPending ? (
        <LoadingSkeletons label={t('licences.loading')} rows={2} rowHeight={{ xs: 96, sm: 58 }} />
      ) : licences.data === undefined ? (
        <ErrorState error={licences.error} onRetry={() => void licences.refetch()} />
      ) : licences.data.licences.length === 0 ? (
        <EmptyState
          icon={<LicenceIcon fontSize="inherit" />}
          title={t('licences.emptyTitle')}
          body={t(mayEdit ? 'licences.emptyBody' : 'licences.emptyBodyMember')}
        />
      ) : (
        <RecordTable
          caption={t('licences.caption')}
          columns={mayEdit ? [...columns, actions] : columns}
          rows={licences.data.licences}
          getKey={({ id }) => id}
        />
      )}
      {task?.kind === 'save' ? (
        <LicenceDialog
          api={api}
          licence={task.licence}
          onDone={finish}
          onClose={() => setTask(null)}
        />
      ) : null}
      {task?.kind === 'remove' ? (
        <ConfirmDialog
          title={t('licences.removeTitle', { region: nameRegion(task.licence.region) })}
          body={t('licences.removeBody', { number: task.licence.number })}
          confirmLabel={t(remove.isPending ? 'licences.removing' : 'licences.remove')}
          cancelLabel={t('cancel')}
          isBusy={remove.isPending}
          error={remove.error}
          onConfirm={() =>
            remove.mutate(
              { licenceId: task.licence.id },
              {
                onSuccess: () =>
                  finish(t('licences.removed', { region: nameRegion(task.licence.region) })),
              },
            )
          }
          onClose={() => setTask(null)}
        />
      ) : null}
    </SectionCard>
  );
}
