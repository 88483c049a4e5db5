import KeyIcon from '@mui/icons-material/VpnKeyOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { ApiKey } from '@ringfence/contract/api-keys';
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
import { useKeys, useRevokeKey } from './api.ts';
import { CreateKeyDialog } from './create-key-dialog.tsx';
import { listKeyColumns } from './key-columns.tsx';
import { RotateKeyDialog } from './rotate-key-dialog.tsx';
import { SecretDialog } from './secret-dialog.tsx';

type Task =
  | { kind: 'create' }
  | { kind: 'rotate'; apiKey: ApiKey }
  | { kind: 'revoke'; apiKey: ApiKey }
  | { kind: 'show'; name: string; secret: string };

/** The keys of programs that use the API for the organization. */
export function KeysSection({ api }: { api: OrganizationApi }) {
  const { t } = useTranslation('settings');
  const keys = useKeys(api);
  const revoke = useRevokeKey(api);
  const [task, setTask] = useState<Task | null>(null);
  const [done, setDone] = useState<string | null>(null);

  const close = () => setTask(null);
  const show = ({ key, secret }: { key: ApiKey; secret: string }) =>
    setTask({ kind: 'show', name: key.name, secret });

  const actions: Column<ApiKey> = {
    id: 'actions',
    header: t('apiKeys.columns.actions'),
    render: (apiKey) =>
      apiKey.state === 'revoked' || apiKey.state === 'expired' ? null : (
        <ActionMenu
          label={t('apiKeys.actionsFor', { name: apiKey.name })}
          actions={[
            {
              id: 'rotate',
              label: t('apiKeys.rotate'),
              onChoose: () => setTask({ kind: 'rotate', apiKey }),
            },
            {
              id: 'revoke',
              label: t('apiKeys.revoke'),
              onChoose: () => {
                revoke.reset();
                setTask({ kind: 'revoke', apiKey });
              },
              isGrave: true,
            },
          ]}
        />
      ),
  };

  return (
    <SectionCard
      title={t('apiKeys.title')}
      lead={
        <>
          {t('apiKeys.lead')}{' '}
          <Link href="/api/docs" target="_blank" rel="noopener">
            {t('apiKeys.documentation')}
          </Link>
        </>
      }
      isFlush
      actions={
        <Button variant="outlined" onClick={() => setTask({ kind: 'create' })}>
          {t('apiKeys.create')}
        </Button>
      }
    >
      <CardOutcome error={null} done={done} />
      {keys.isPending ? (
        <LoadingSkeletons label={t('apiKeys.loading')} rows={2} rowHeight={{ xs: 96, sm: 58 }} />
      ) : keys.data === undefined ? (
        <ErrorState error={keys.error} onRetry={() => void keys.refetch()} />
      ) : keys.data.keys.length === 0 ? (
        <EmptyState
          icon={<KeyIcon fontSize="inherit" />}
          title={t('apiKeys.emptyTitle')}
          body={t('apiKeys.emptyBody')}
        />
      ) : (
        <RecordTable
          caption={t('apiKeys.caption')}
          columns={[...listKeyColumns(t), actions]}
          rows={keys.data.keys}
          getKey={({ id }) => id}
        />
      )}
      {task?.kind === 'create' ? <CreateKeyDialog api={api} onMade={show} onClose={close} /> : null}
      {task?.kind === 'rotate' ? (
        <RotateKeyDialog api={api} apiKey={task.apiKey} onMade={show} onClose={close} />
      ) : null}
      {task?.kind === 'show' ? (
        <SecretDialog name={task.name} secret={task.secret} onClose={close} />
      ) : null}
      {task?.kind === 'revoke' ? (
        <ConfirmDialog
          title={t('apiKeys.revokeTitle', { name: task.apiKey.name })}
          body={t('apiKeys.revokeBody')}
          confirmLabel={t(revoke.isPending ? 'apiKeys.revoking' : 'apiKeys.revoke')}
          cancelLabel={t('cancel')}
          isBusy={revoke.isPending}
          error={revoke.error}
          onConfirm={() =>
            revoke.mutate(
              { keyId: task.apiKey.id },
              {
                onSuccess: ({ name }) => {
                  close();
                  setDone(t('apiKeys.revoked', { name }));
                },
              },
            )
          }
          onClose={close}
        />
      ) : null}
    </SectionCard>
  );
}
