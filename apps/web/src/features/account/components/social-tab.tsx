import LinkIcon from '@mui/icons-material/LinkOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { UserIdentity } from '@supabase/auth-js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useAuthSettings } from '../../auth/index.ts';
import { useAccountUser, useUnlinkIdentity } from '../auth-api.ts';
import { IdentityTable, useProviderName } from './identity-table.tsx';
import { LinkCard } from './link-card.tsx';
import { CardOutcome } from './outcome.tsx';

/** The accounts elsewhere that the person can sign in with. */
export function SocialTab() {
  const { t } = useTranslation('account');
  const user = useAccountUser();
  const providers = useAuthSettings()?.providers ?? [];
  const nameProvider = useProviderName(providers);
  const unlink = useUnlinkIdentity();
  const [asked, setAsked] = useState<UserIdentity | null>(null);
  const identities = user.data?.identities ?? [];

  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <SectionCard title={t('social.title')} lead={t('social.lead')} isFlush>
        <CardOutcome
          error={unlink.error}
          done={
            unlink.isSuccess
              ? t('social.unlinked', { provider: nameProvider(unlink.variables.provider) })
              : null
          }
        />
        {user.isPending ? (
          <LoadingSkeletons label={t('social.loading')} rows={2} rowHeight={{ xs: 120, sm: 58 }} />
        ) : user.data === undefined ? (
          <ErrorState error={user.error} onRetry={() => void user.refetch()} />
        ) : identities.length === 0 ? (
          <EmptyState
            icon={<LinkIcon fontSize="inherit" />}
            title={t('social.emptyTitle')}
            body={t('social.emptyBody')}
          />
        ) : (
          <IdentityTable
            identities={identities}
            nameProvider={nameProvider}
            renderAction={(identity) => (
              <Button
                size="small"
                variant="outlined"
                color="error"
                aria-label={t('social.unlinkOf', { provider: nameProvider(identity.provider) })}
                onClick={() => setAsked(identity)}
              >
                {t('social.unlink')}
              </Button>
            )}
          />
        )}
      </SectionCard>
      <LinkCard
        providers={providers.filter(
          ({ id }) => !identities.some(({ provider }) => provider === id),
        )}
      />
      {asked === null ? null : (
        <ConfirmDialog
          title={t('social.unlinkTitle', { provider: nameProvider(asked.provider) })}
          body={t('social.unlinkBody')}
          confirmLabel={t(unlink.isPending ? 'social.unlinking' : 'social.unlink')}
          cancelLabel={t('cancel')}
          isBusy={unlink.isPending}
          error={null}
          onConfirm={() => unlink.mutate(asked, { onSettled: () => setAsked(null) })}
          onClose={() => setAsked(null)}
        />
      )}
    </Box>
  );
}
