import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { findSignInFault } from '../../platform/api/problem.ts';
import { CentredSpinner } from '../../ui/centred-spinner.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Redirect } from '../../ui/redirect.tsx';
import { rememberPage } from '../auth/index.ts';
import { useAccessCheck, useMemberships } from './api.ts';
import { OrganizationProvider } from './organization-provider.tsx';

/** Shows its content to people who may work here, with their organizations at hand. */
export function AccessGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const location = useLocation();
  const { data: access, error: accessError, refetch: checkAgain } = useAccessCheck();
  const memberships = useMemberships();

  useEffect(() => {
    if (accessError !== null) {
      console.error('Error checking organization membership', accessError);
    }
  }, [accessError]);

  // A person who was removed from their last organization meanwhile may not work here any more.
  const isRemoved = access?.hasOrganization === true && memberships.data?.memberships.length === 0;
  useEffect(() => {
    if (isRemoved) {
      void checkAgain();
    }
  }, [isRemoved, checkAgain]);

  // The page stays where it is, so that the person comes back to it.
  if (findSignInFault(accessError) !== null) {
    return <CentredSpinner label={t('access.checking')} />;
  }
  // What was found out once holds, although asking again may fail for a moment.
  if ((accessError !== null && access === undefined) || access?.hasAccess === false) {
    return <Redirect to="/no-organization-access" state={rememberPage(location)} />;
  }
  if (memberships.isError && memberships.data === undefined) {
    return <ErrorState error={memberships.error} onRetry={() => void memberships.refetch()} />;
  }
  if (access === undefined || memberships.data === undefined) {
    return <CentredSpinner label={t('access.checking')} />;
  }
  return (
    <OrganizationProvider
      memberships={memberships.data.memberships}
      isSuperAdmin={access.isSuperAdmin}
    >
      {children}
    </OrganizationProvider>
  );
}
