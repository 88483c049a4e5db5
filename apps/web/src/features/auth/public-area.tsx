import Box from '@mui/material/Box';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { Redirect } from '../../ui/redirect.tsx';
import { TopProgressBar } from '../../ui/top-progress-bar.tsx';
import { useAuth } from './auth-context.ts';
import { Unreachable } from './components/unreachable.tsx';
import { findNextPage, forgetKeptInvitation } from './kept-invitation.ts';
import { takeProviderMark } from './leave-for-provider.ts';
import { forgetStoredPage, newPasswordPage } from './remembered-page.ts';

/** To the page that was asked for before signing in, once. */
export function LeadOn() {
  const { state } = useLocation();
  const { state: known } = useAuth();
  const email = known.status === 'signedIn' ? known.user.email : '';
  const [page] = useState(() => findNextPage(state, email));
  useEffect(() => {
    forgetStoredPage();
    forgetKeptInvitation();
    takeProviderMark();
  }, []);
  return <Redirect to={page} />;
}

export function LoadingText() {
  const { t } = useTranslation();
  const { state } = useAuth();
  return state.status === 'loading' && state.isSlow ? (
    <Unreachable />
  ) : (
    <Box role="status" sx={{ p: 3 }}>
      {t('common.loading')}
    </Box>
  );
}

/** The pages for visitors only: people who are signed in are led on. */
export function PublicArea() {
  const { state } = useAuth();
  const { pathname } = useLocation();
  if (state.status === 'loading' || state.status === 'leaving') {
    return <LoadingText />;
  }
  if (state.status === 'signedOut') {
    // The key makes each page start with its own progress.
    return (
      <Suspense key={pathname} fallback={<TopProgressBar />}>
        <Outlet />
      </Suspense>
    );
  }
  return state.isRecovering ? <Redirect to={newPasswordPage} /> : <LeadOn />;
}
