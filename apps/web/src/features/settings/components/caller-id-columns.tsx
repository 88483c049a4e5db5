import type { CarrierAccount } from '@ringfence/contract/carrier-accounts';
import type { CallerId } from '@ringfence/contract/settings';
import type { TFunction } from 'i18next';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import type { Column } from '../../../ui/record-column.ts';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { showPhoneNumber } from '../read-phone-number.ts';

interface ColumnOptions {
  t: TFunction<'settings'>;
  accounts: readonly CarrierAccount[];
  /** Null for people who may not change anything. */
  actions: {
    isBusy: boolean;
    onToggle: (callerId: CallerId) => void;
    /** Null where no account calls numbers with a code. */
    onCall: ((callerId: CallerId) => void) | null;
    onLabel: (callerId: CallerId) => void;
    onRemove: (callerId: CallerId) => void;
  } | null;
}

/** Only what is not verified yet is called. */
function listCodeActions(
  t: TFunction<'settings'>,
  callerId: CallerId,
  onCall: ((callerId: CallerId) => void) | null,
) {
  if (onCall === null || callerId.verifiedAt !== null) {
    return [];
  }
  const label = t('callerIds.code.offerOne');
  return [{ id: 'call', label, onChoose: () => onCall(callerId) }];
}

export function createCallerIdColumns({ t, accounts, actions }: ColumnOptions): Column<CallerId>[] {
  const columns: Column<CallerId>[] = [
    {
      id: 'number',
      header: t('callerIds.columns.number'),
      isShort: true,
      render: ({ e164 }) => showPhoneNumber(e164),
    },
    {
      id: 'label',
      header: t('callerIds.columns.label'),
      render: ({ label }) => label || t('none'),
    },
    {
      id: 'account',
      header: t('callerIds.columns.account'),
      render: ({ accountId }) =>
        accounts.find(({ id }) => id === accountId)?.title ?? t('callerIds.noAccount'),
    },
    {
      id: 'state',
      header: t('callerIds.columns.state'),
      render: ({ state, verifiedAt }) => (
        <StatusChip
          tone={verifiedAt === null ? 'warning' : state === 'active' ? 'success' : 'neutral'}
          label={t(`callerIds.states.${verifiedAt === null ? 'unverified' : state}`)}
        />
      ),
    },
  ];
  if (actions === null) {
    return columns;
  }
  return [
    ...columns,
    {
      id: 'actions',
      header: t('callerIds.columns.actions'),
      render: (callerId) => (
        <ActionMenu
          label={t('callerIds.actionsFor', { number: showPhoneNumber(callerId.e164) })}
          disabled={actions.isBusy}
          actions={[
            {
              id: 'label',
              label: t('callerIds.changeLabel'),
              onChoose: () => actions.onLabel(callerId),
            },
            {
              id: 'toggle',
              label: t(
                callerId.verifiedAt === null
                  ? 'callerIds.verify'
                  : callerId.state === 'active'
                    ? 'callerIds.rest'
                    : 'callerIds.activate',
              ),
              onChoose: () => actions.onToggle(callerId),
            },
            ...listCodeActions(t, callerId, actions.onCall),
            {
              id: 'remove',
              label: t('callerIds.remove'),
              onChoose: () => actions.onRemove(callerId),
              isGrave: true,
            },
          ]}
        />
      ),
    },
  ];
}
