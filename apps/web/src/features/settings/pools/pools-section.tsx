import PoolIcon from '@mui/icons-material/WorkspacesOutlined';
import Button from '@mui/material/Button';
import type { CallerIdPool } from '@ringfence/contract/caller-id-pools';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { CardOutcome } from '../../../ui/outcome.tsx';
import type { Column } from '../../../ui/record-column.ts';
import { RecordTable } from '../../../ui/record-table.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useCallerIdPools, useRemovePool } from './api.ts';
import { PoolDialog } from './pool-dialog.tsx';

interface PoolsSectionProps {
  api: OrganizationApi;
  mayEdit: boolean;
}

type Task = { kind: 'save'; pool: CallerIdPool | null } | { kind: 'remove'; pool: CallerIdPool };

export function PoolsSection({ api, mayEdit }: PoolsSectionProps) {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const found = useCallerIdPools(api);
  const remove = useRemovePool(api);
  const [task, setTask] = useState<Task | null>(null);
  const [done, setDone] = useState<string | null>(null);

  function finish(said: string) {
    setTask(null);
    setDone(said);
  }

  function begin(wanted: Task) {
    remove.reset();
    setDone(null);
    setTask(wanted);
  }

  const count = (field: 'numbers' | 'callingNumbers' | 'campaigns', header: string) => ({
    id: field,
    header,
    isNumeric: true,
    render: (pool: CallerIdPool) => formatNumber(pool[field], language),
  });
  const columns: Column<CallerIdPool>[] = [
    { id: 'name', header: t('pools.columns.name'), render: ({ name }) => name },
    count('numbers', t('pools.columns.numbers')),
    count('callingNumbers', t('pools.columns.calling')),
    count('campaigns', t('pools.columns.campaigns')),
  ];
  const actions: Column<CallerIdPool> = {
    id: 'actions',
    header: t('pools.columns.actions'),
    render: (pool) => (
      <ActionMenu
        label={t('pools.actionsFor', { name: pool.name })}
        actions={[
          {
            id: 'rename',
            label: t('pools.rename'),
            onChoose: () => begin({ kind: 'save', pool }),
          },
          {
            id: 'remove',
            label: t('pools.remove'),
            onChoose: () => begin({ kind: 'remove', pool }),
            isGrave: true,
          },
        ]}
      />
    ),
  };

  return (
    <SectionCard
      title={t('pools.title')}
      lead={t('pools.lead')}
      isFlush
      actions={
        mayEdit ? (
          <Button variant="outlined" onClick={() => begin({ kind: 'save', pool: null })}>
            {t('pools.add')}
          </Button>
        ) : undefined
      }
    >
      <CardOutcome error={null} done={done} />
      {found.isPending ? (
        <LoadingSkeletons label={t('pools.loading')} rows={1} rowHeight={{ xs: 96, sm: 58 }} />
      ) : found.data === undefined ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      ) : found.data.pools.length === 0 ? (
        <EmptyState
          icon={<PoolIcon fontSize="inherit" />}
          title={t('pools.emptyTitle')}
          body={t(mayEdit ? 'pools.emptyBody' : 'pools.emptyBodyMember')}
        />
      ) : (
        <RecordTable
          caption={t('pools.caption')}
          columns={mayEdit ? [...columns, actions] : columns}
          rows={found.data.pools}
          getKey={({ id }) => id}
        />
      )}
      {task?.kind === 'save' ? (
        <PoolDialog api={api} pool={task.pool} onDone={finish} onClose={() => setTask(null)} />
      ) : null}
      {task?.kind === 'remove' ? (
        <ConfirmDialog
          title={t('pools.removeTitle', { name: task.pool.name })}
          body={t('pools.removeBody')}
          confirmLabel={t(remove.isPending ? 'pools.removing' : 'pools.remove')}
          cancelLabel={t('cancel')}
          isBusy={remove.isPending}
          error={remove.error}
          onConfirm={() =>
            remove.mutate(
              { poolId: task.pool.id },
              { onSuccess: () => finish(t('pools.removed', { name: task.pool.name })) },
            )
          }
          onClose={() => setTask(null)}
        />
      ) : null}
    </SectionCard>
  );
}
