import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CarrierAccount } from '@ringfence/contract/carrier-accounts';
import type { TFunction } from 'i18next';
import type { Language } from '../../../i18n/languages.ts';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import type { Column } from '../../../ui/record-column.ts';
import { StatusChip, type Tone } from '../../../ui/status-chip.tsx';

interface ColumnOptions {
  t: TFunction<'settings'>;
  language: Language;
  /** Null for people who may not change anything. */
  actions: {
    isBusy: boolean;
    onTest: (account: CarrierAccount) => void;
    onChange: (account: CarrierAccount) => void;
    onToggle: (account: CarrierAccount) => void;
    onRemove: (account: CarrierAccount) => void;
  } | null;
}

type Health = 'unknown' | 'busy' | NonNullable<CarrierAccount['health']>;

const tones: Record<Health, Tone> = {
  unknown: 'neutral',
  busy: 'warning',
  ready: 'success',
  refused: 'error',
  unreachable: 'warning',
};

/** That the carrier cannot keep up is newer than what it said when it was asked. */
function readHealth({ health, backedOffUntil }: CarrierAccount): Health {
  return backedOffUntil === null ? (health ?? 'unknown') : 'busy';
}

export function createAccountColumns({
  t,
  language,
  actions,
}: ColumnOptions): Column<CarrierAccount>[] {
  const columns: Column<CarrierAccount>[] = [
    { id: 'title', header: t('accounts.columns.title'), render: ({ title }) => title },
    {
      id: 'carrier',
      header: t('accounts.columns.carrier'),
      render: ({ carrier, owner }) =>
        t(owner === 'installation' ? 'accounts.ofInstallation' : 'accounts.ofOrganization', {
          carrier: carrier.title,
          reach: t(carrier.reachesPeople ? 'accounts.reachesPeople' : 'accounts.reachesNobody'),
        }),
    },
    {
      id: 'pace',
      header: t('accounts.columns.pace'),
      render: ({ callsPerSecond, callsAtOnce }) =>
        t('accounts.pace', {
          perSecond: formatNumber(callsPerSecond, language),
          atOnce: formatNumber(callsAtOnce, language),
        }),
    },
    {
      id: 'health',
      header: t('accounts.columns.health'),
      render: (account) => (
        <>
          <StatusChip
            tone={account.state === 'resting' ? 'neutral' : tones[readHealth(account)]}
            label={t(
              account.state === 'resting'
                ? 'accounts.resting'
                : `accounts.health.${readHealth(account)}`,
            )}
          />
          {account.backedOffBecause === null ? null : (
            <Typography variant="body2" color="text.secondary">
              {account.backedOffBecause}
            </Typography>
          )}
        </>
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
      header: t('accounts.columns.actions'),
      render: (account) =>
        account.isEditable ? (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Button
              size="small"
              aria-label={t('accounts.testNamed', { title: account.title })}
              disabled={actions.isBusy}
              onClick={() => actions.onTest(account)}
            >
              {t('accounts.test')}
            </Button>
            <ActionMenu
              label={t('accounts.actionsFor', { title: account.title })}
              disabled={actions.isBusy}
              actions={[
                {
                  id: 'change',
                  label: t('accounts.change'),
                  onChoose: () => actions.onChange(account),
                },
                {
                  id: 'toggle',
                  label: t(account.state === 'active' ? 'accounts.rest' : 'accounts.activate'),
                  onChoose: () => actions.onToggle(account),
                },
                {
                  id: 'remove',
                  label: t('accounts.remove'),
                  onChoose: () => actions.onRemove(account),
                  isGrave: true,
                },
              ]}
            />
          </Box>
        ) : (
          t('accounts.setByServer')
        ),
    },
  ];
}
