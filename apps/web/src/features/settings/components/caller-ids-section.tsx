import NumberIcon from '@mui/icons-material/DialpadOutlined';
import Button from '@mui/material/Button';
import type { CallerId } from '@ringfence/contract/settings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { CardOutcome } from '../../../ui/outcome.tsx';
import { RecordTable } from '../../../ui/record-table.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useCarrierAccounts } from '../accounts/api.ts';
import { useCallerIds, useChangeCallerId, useRemoveCallerId } from '../api.ts';
import type { NumberToCall } from '../codes/api.ts';
import { CallNumberDialog } from '../codes/call-number-dialog.tsx';
import { showPhoneNumber } from '../read-phone-number.ts';
import { AddCallerIdDialog } from './add-caller-id-dialog.tsx';
import { createCallerIdColumns } from './caller-id-columns.tsx';
import { LabelDialog } from './label-dialog.tsx';

interface CallerIdsSectionProps {
  api: OrganizationApi;
  mayEdit: boolean;
}

type Task =
  | { kind: 'add' }
  | { kind: 'call'; number: NumberToCall }
  | { kind: 'label' | 'remove'; callerId: CallerId };

export function CallerIdsSection({ api, mayEdit }: CallerIdsSectionProps) {
  const { t } = useTranslation('settings');
  const callerIds = useCallerIds(api);
  const accounts = useCarrierAccounts(api);
  const change = useChangeCallerId(api);
  const remove = useRemoveCallerId(api);
  const [task, setTask] = useState<Task | null>(null);
  const [done, setDone] = useState<string | null>(null);

  function finish(said: string) {
    setTask(null);
    setDone(said);
  }

  function begin(wanted: Task) {
    change.reset();
    remove.reset();
    setTask(wanted);
  }

  function toggle({ id, e164, state, verifiedAt }: CallerId) {
    const wanted = state === 'active' && verifiedAt !== null ? 'resting' : 'active';
    const becomes = verifiedAt === null ? 'callerIds.verified' : 'callerIds.activated';
    const said = wanted === 'resting' ? 'callerIds.rested' : becomes;
    setDone(null);
    change.mutate(
      { callerIdId: id, state: wanted },
      { onSuccess: () => finish(t(said, { number: showPhoneNumber(e164) })) },
    );
  }

  const shared = (accounts.data?.accounts ?? []).filter(
    ({ owner, state }) => owner === 'installation' && state === 'active',
  );
  const [firstShared] = shared;

  function call({ e164, label, accountId }: CallerId) {
    const through = shared.find(({ id }) => id === accountId) ?? firstShared;
    if (through !== undefined) {
      begin({ kind: 'call', number: { e164, label, accountId: through.id } });
    }
  }

  return (
    <SectionCard
      title={t('callerIds.title')}
      lead={t('callerIds.lead')}
      isFlush
      actions={
        mayEdit ? (
          <Button variant="outlined" onClick={() => begin({ kind: 'add' })}>
            {t('callerIds.add')}
          </Button>
        ) : undefined
      }
    >
      <CardOutcome error={change.error} done={done} />
      {callerIds.isPending ? (
        <LoadingSkeletons label={t('callerIds.loading')} rows={2} rowHeight={{ xs: 96, sm: 58 }} />
      ) : callerIds.data === undefined ? (
        <ErrorState error={callerIds.error} onRetry={() => void callerIds.refetch()} />
      ) : callerIds.data.callerIds.length === 0 ? (
        <EmptyState
          icon={<NumberIcon fontSize="inherit" />}
          title={t('callerIds.emptyTitle')}
          body={t(mayEdit ? 'callerIds.emptyBody' : 'callerIds.emptyBodyMember')}
        />
      ) : (
        <RecordTable
          caption={t('callerIds.caption')}
          columns={createCallerIdColumns({
            t,
            accounts: accounts.data?.accounts ?? [],
            actions: mayEdit
              ? {
                  isBusy: change.isPending,
                  onToggle: toggle,
                  onCall: firstShared === undefined ? null : call,
                  onLabel: (callerId) => begin({ kind: 'label', callerId }),
                  onRemove: (callerId) => begin({ kind: 'remove', callerId }),
                }
              : null,
          })}
          rows={callerIds.data.callerIds}
          getKey={({ id }) => id}
        />
      )}
      {task?.kind === 'add' ? (
        <AddCallerIdDialog
          api={api}
          onDone={finish}
          onCall={(number) => begin({ kind: 'call', number })}
          onClose={() => setTask(null)}
        />
      ) : null}
      {task?.kind === 'call' ? (
        <CallNumberDialog
          api={api}
          number={task.number}
          onDone={finish}
          onClose={() => setTask(null)}
        />
      ) : null}
      {task?.kind === 'label' ? (
        <LabelDialog
          api={api}
          callerId={task.callerId}
          onDone={finish}
          onClose={() => setTask(null)}
        />
      ) : null}
      {task?.kind === 'remove' ? (
        <ConfirmDialog
          title={t('callerIds.removeTitle', { number: showPhoneNumber(task.callerId.e164) })}
          body={t('callerIds.removeBody')}
          confirmLabel={t(remove.isPending ? 'callerIds.removing' : 'callerIds.remove')}
          cancelLabel={t('cancel')}
          isBusy={remove.isPending}
          error={remove.error}
          onConfirm={() =>
            remove.mutate(
              { callerIdId: task.callerId.id },
              {
                onSuccess: () =>
                  finish(t('callerIds.removed', { number: showPhoneNumber(task.callerId.e164) })),
              },
            )
          }
          onClose={() => setTask(null)}
        />
      ) : null}
    </SectionCard>
  );
}
