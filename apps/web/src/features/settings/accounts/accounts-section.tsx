import AccountIcon from '@mui/icons-material/SettingsPhoneOutlined';
import Button from '@mui/material/Button';
import type { CarrierAccount } from '@ringfence/contract/carrier-accounts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { CardOutcome } from '../../../ui/outcome.tsx';
import { RecordTable } from '../../../ui/record-table.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { createAccountColumns } from './account-columns.tsx';
import { AccountDialog } from './account-dialog.tsx';
import {
  useCarrierAccounts,
  useChangeAccountState,
  useRemoveAccount,
  useTestAccount,
} from './api.ts';

interface AccountsSectionProps {
  api: OrganizationApi;
  mayEdit: boolean;
  /** Whose accounts these are: also the installation's, or those alone. */
  scope: 'organization' | 'installation';
}

type Task = { kind: 'add' } | { kind: 'change' | 'remove'; account: CarrierAccount };

export function AccountsSection({ api, mayEdit, scope }: AccountsSectionProps) {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const accounts = useCarrierAccounts(api);
  const changeState = useChangeAccountState(api);
  const test = useTestAccount(api);
  const remove = useRemoveAccount(api);
  const [task, setTask] = useState<Task | null>(null);
  const [done, setDone] = useState<string | null>(null);

  function finish(said: string) {
    setTask(null);
    setDone(said);
  }

  function begin(wanted: Task | null) {
    changeState.reset();
    test.reset();
    remove.reset();
    setDone(null);
    setTask(wanted);
  }

  function toggle({ id, title, state }: CarrierAccount) {
    begin(null);
    const wanted = state === 'active' ? 'resting' : 'active';
    const said = wanted === 'resting' ? 'accounts.rested' : 'accounts.activated';
    changeState.mutate(
      { accountId: id, state: wanted },
      { onSuccess: () => finish(t(said, { title })) },
    );
  }

  function ask({ id }: CarrierAccount) {
    begin(null);
    test.mutate(
      { accountId: id },
      {
        onSuccess: ({ title, health, healthDetail }) =>
          finish(
            t(`accounts.answers.${health ?? 'unreachable'}`, { title, detail: healthDetail ?? '' }),
          ),
      },
    );
  }

  return (
    <SectionCard
      title={t('accounts.title')}
      lead={t(`accounts.lead.${scope}`)}
      isFlush
      actions={
        mayEdit ? (
          <Button
            variant="outlined"
            disabled={accounts.data === undefined}
            onClick={() => begin({ kind: 'add' })}
          >
            {t('accounts.add')}
          </Button>
        ) : undefined
      }
    >
      <CardOutcome
        error={changeState.error ?? test.error}
        done={test.isPending ? t('accounts.testing') : done}
      />
      {accounts.isPending ? (
        <LoadingSkeletons label={t('accounts.loading')} rows={2} rowHeight={{ xs: 160, sm: 58 }} />
      ) : accounts.data === undefined ? (
        <ErrorState error={accounts.error} onRetry={() => void accounts.refetch()} />
      ) : accounts.data.accounts.length === 0 ? (
        <EmptyState
          icon={<AccountIcon fontSize="inherit" />}
          title={t('accounts.emptyTitle')}
          body={t(mayEdit ? 'accounts.emptyBody' : 'accounts.emptyBodyMember')}
        />
      ) : (
        <RecordTable
          caption={t('accounts.caption')}
          columns={createAccountColumns({
            t,
            language,
            actions: mayEdit
              ? {
                  isBusy: changeState.isPending || test.isPending,
                  onTest: ask,
                  onChange: (account) => begin({ kind: 'change', account }),
                  onToggle: toggle,
                  onRemove: (account) => begin({ kind: 'remove', account }),
                }
              : null,
          })}
          rows={accounts.data.accounts}
          getKey={({ id }) => id}
        />
      )}
      {task?.kind === 'add' || task?.kind === 'change' ? (
        <AccountDialog
          api={api}
          account={task.kind === 'add' ? null : task.account}
          carriers={accounts.data?.carriers ?? []}
          onDone={finish}
          onClose={() => setTask(null)}
        />
      ) : null}
      {task?.kind === 'remove' ? (
        <ConfirmDialog
          title={t('accounts.removeTitle', { title: task.account.title })}
          body={t('accounts.removeBody')}
          confirmLabel={t(remove.isPending ? 'accounts.removing' : 'accounts.remove')}
          cancelLabel={t('cancel')}
          isBusy={remove.isPending}
          error={remove.error}
          onConfirm={() =>
            remove.mutate(
              { accountId: task.account.id },
              { onSuccess: () => finish(t('accounts.removed', { title: task.account.title })) },
            )
          }
          onClose={() => setTask(null)}
        />
      ) : null}
    </SectionCard>
  );
}
