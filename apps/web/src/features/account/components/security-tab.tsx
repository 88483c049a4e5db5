import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { useOrganization } from '../../access/index.ts';
import { useAccountUser } from '../auth-api.ts';
import { LostFactorCard } from './lost-factor-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** The ways to sign in that come with a password. */
const passwordProviders = ['email', 'phone'];

/** How the person signs in, and where they are signed in. */
export function SecurityTab() {
  const { t } = useTranslation('account');
  const { isSuperAdmin } = useOrganization();
  const user = useAccountUser();
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {user.data !== undefined ? (
        <>
          <PasswordCard
            hasPassword={(user.data.identities ?? []).some(({ provider }) =>
              passwordProviders.includes(provider),
            )}
          />
          <SecondFactorCard user={user.data} />
        </>
      ) : (
        <Card>
          {user.isError ? (
            <ErrorState error={user.error} onRetry={() => void user.refetch()} />
          ) : (
            <LoadingSkeletons label={t('loading')} rows={6} rowHeight={{ xs: 58, sm: 58 }} />
          )}
        </Card>
      )}
      <SessionsCard />
      {isSuperAdmin ? <LostFactorCard /> : null}
    </Box>
  );
}
