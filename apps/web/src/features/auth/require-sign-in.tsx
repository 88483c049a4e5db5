import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { CentredSpinner } from '../../ui/centred-spinner.tsx';
import { useAuth } from './auth-context.ts';
import { rememberPage } from './remembered-page.ts';

/** Shows its content to a signed-in person only, and leads everybody else to the sign-in page. */
export function RequireSignIn({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { state } = useAuth();
  const location = useLocation();
  if (state.status === 'loading') {
    return <CentredSpinner label={t('common.loading')} />;
  }
  if (state.status === 'signedOut') {
    return <Navigate to="/login" replace state={state.byChoice ? null : rememberPage(location)} />;
  }
  // The key makes everything start afresh when another person signs in.
  return <Fragment key={state.user.id}>{children}</Fragment>;
}
