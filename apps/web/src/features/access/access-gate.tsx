import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { findSignInFault } from '../../platform/api/problem.ts';
import { CentredSpinner } from '../../ui/centred-spinner.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Redirect } from '../../ui/redirect.tsx';
import { useAccessCheck, useMemberships } from './api.ts';
import { OrganizationProvider } from './organization-provider.tsx';

/** Shows its content to people who may work here, with their organizations at hand. */
export function AccessGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const access = useAccessCheck();
  const memberships = useMemberships();

  useEffect(() => {
    if (access.error !== null) {
      console.error('Error checking organization membership', access.error);
    }
  }, [access.error]);

  // The page stays where it is, so that the person comes back to it.
  if (findSignInFault(access.error) !== null) {
    return <CentredSpinner label={t('access.checking')} />;
  }
  if (access.isError || access.data?.hasAccess === false) {
    return <Redirect to="/no-organization-access" />;
  }
  if (memberships.isError && memberships.data === undefined) {
    return <ErrorState error={memberships.error} onRetry={() => void memberships.refetch()} />;
  }
  if (access.data === undefined || memberships.data === undefined) {
    return <CentredSpinner label={t('access.checking')} />;
  }
  return (
    <OrganizationProvider
      memberships={memberships.data.memberships}
      isSuperAdmin={access.data.isSuperAdmin}
    >
      {children}
    </OrganizationProvider>
  );
}
