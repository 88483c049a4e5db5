import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { CentredSpinner } from '../../ui/centred-spinner.tsx';
import { Redirect } from '../../ui/redirect.tsx';
import { useAuth } from './auth-context.ts';
import { Unreachable } from './components/unreachable.tsx';
import { callbackPage, isReturn, rememberPage, secondFactorPage } from './remembered-page.ts';

/** Shows its content to a signed-in person only, and leads everybody else to the sign-in page. */
export function RequireSignIn({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { state } = useAuth();
  const location = useLocation();
  if (state.status === 'loading' && state.isSlow) {
    return <Unreachable />;
  }
  if (state.status === 'loading' || state.status === 'leaving') {
    return <CentredSpinner label={t('common.loading')} />;
  }
  if (state.status === 'signedOut' && !state.byChoice && isReturn(location)) {
    // The link of a mail was followed where nobody is signed in: that page tells what came of it.
    const from = { from: location.pathname };
    return <Redirect to={{ ...location, pathname: callbackPage }} state={from} />;
  }
  if (state.status === 'signedOut') {
    return <Redirect to="/login" state={state.byChoice ? null : rememberPage(location)} />;
  }
  if (state.needsSecondFactor) {
    return <Redirect to={secondFactorPage} state={rememberPage(location)} />;
  }
  // The key makes everything start afresh when another person signs in.
  return <Fragment key={state.user.id}>{children}</Fragment>;
}
