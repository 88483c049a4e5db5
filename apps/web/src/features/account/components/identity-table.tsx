import Typography from '@mui/material/Typography';
import type { UserIdentity } from '@supabase/auth-js';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../../ui/moment.tsx';
import type { Column } from '../../../ui/record-column.ts';
import { RecordTable } from '../../../ui/record-table.tsx';
import type { AuthProviderChoice } from '../../auth/index.ts';

/** What people call the way to sign in that the protocol has a short name for. */
export function useProviderName(
  providers: readonly AuthProviderChoice[],
): (provider: string) => string {
  const { t } = useTranslation('account');
  return (provider) => {
    if (provider === 'email' || provider === 'phone') {
      return t(provider === 'email' ? 'social.ownEmail' : 'social.ownPhone');
    }
    return providers.find(({ id }) => id === provider)?.label ?? provider;
  };
}

/** What the other site said of the person is theirs to say; only text is shown. */
function readEmail({ identity_data }: UserIdentity): string | null {
  const email: unknown = identity_data?.email;
  return typeof email === 'string' && email !== '' ? email : null;
}

interface IdentityTableProps {
  identities: readonly UserIdentity[];
  nameProvider: (provider: string) => string;
  renderAction: (identity: UserIdentity) => ReactNode;
}

export function IdentityTable({ identities, nameProvider, renderAction }: IdentityTableProps) {
  const { t } = useTranslation('account');
  const columns: Column<UserIdentity>[] = [
    {
      id: 'provider',
      header: t('social.provider'),
      render: ({ provider }) => nameProvider(provider),
    },
    {
      id: 'email',
      header: t('social.email'),
      render: (identity) => readEmail(identity) ?? t('social.noEmail'),
    },
    {
      id: 'last-sign-in',
      header: t('social.lastSignIn'),
      render: ({ last_sign_in_at }) =>
        last_sign_in_at ? <Moment at={last_sign_in_at} /> : t('social.never'),
    },
    {
      id: 'actions',
      header: t('social.actions'),
      render: (identity) =>
        identities.length === 1 ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('social.only')}
          </Typography>
        ) : (
          renderAction(identity)
        ),
    },
  ];
  return (
    <RecordTable
      caption={t('social.caption')}
      columns={columns}
      rows={identities}
      getKey={({ identity_id }) => identity_id}
    />
  );
}
