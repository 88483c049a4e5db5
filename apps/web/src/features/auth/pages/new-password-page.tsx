import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { Redirect } from '../../../ui/redirect.tsx';
import { type SignedInUser, useAuth } from '../auth-context.ts';
import { useAuthClient } from '../auth-source.ts';
import { NewPasswordForm } from '../components/new-password-form.tsx';
import { PageSwitch } from '../components/page-switch.tsx';
import { PublicPage } from '../components/public-page.tsx';
import { TicketPanel } from '../components/ticket-panel.tsx';
import { LoadingText } from '../public-area.tsx';
import { readTicket } from '../read-ticket.ts';
import { homePage, isReturn, newPasswordPage, secondFactorPage } from '../remembered-page.ts';

function Expired({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useTranslation(['recovery', 'translation']);
  return (
    <PublicPage
      isAnswer
      title={t('newPassword.expiredTitle')}
      lead={t('lead')}
      footer={
        isSignedIn ? (
          <PageSwitch label={t('translation:common.goToDashboard')} url={homePage} />
        ) : (
          <PageSwitch label={t('toLogin')} url="/login" />
        )
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Box>{t('newPassword.expiredBody')}</Box>
        {isSignedIn ? null : (
          <Button
            component={RouterLink}
            to="/auth/forgotten-password"
            variant="contained"
            size="large"
          >
            {t('newPassword.askAgain')}
          </Button>
        )}
      </Box>
    </PublicPage>
  );
}

function Choose({ user }: { user: SignedInUser }) {
  const { t } = useTranslation(['recovery', 'translation']);
  return (
    <PublicPage
      title={t('newPassword.title')}
      lead={t('lead')}
      footer={<PageSwitch label={t('translation:common.goToDashboard')} url={homePage} />}
    >
      <Box sx={{ mb: 2.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {t('newPassword.body', { account: user.email || user.name })}
      </Box>
      <NewPasswordForm userName={user.email || user.name} />
    </PublicPage>
  );
}

/**
 * What became of the link; null until that is known. A code that could be used is taken out of the
 * address. One that is left worked for nobody, and anyone else signed in here must not take
 * this page for that of the other account.
 */
function useIsUsedUp(): boolean | null {
  const authClient = useAuthClient();
  const [isUsedUp, setUsedUp] = useState<boolean | null>(null);
  useEffect(() => {
    let isShown = true;
    void authClient.initialize().then(() => {
      if (isShown) {
        setUsedUp(isReturn(window.location));
        // It stays out of what is shared, and of the history.
        window.history.replaceState(window.history.state, '', window.location.pathname);
      }
    });
    return () => {
      isShown = false;
    };
  }, [authClient]);
  return isUsedUp;
}

/** Where the link in the mail leads that was asked for with a forgotten password. */
export function NewPasswordPage() {
  const { state } = useAuth();
  // Before the address is cleared.
  const [ticket, setTicket] = useState(() => readTicket(window.location.hash));
  const [isRefused, setRefused] = useState(false);
  const isUsedUp = useIsUsedUp();
  if (state.status === 'loading' || state.status === 'leaving' || isUsedUp === null) {
    return <LoadingText />;
  }
  if (ticket !== null) {
    return (
      <TicketPanel
        ticket={ticket}
        onTaken={() => setTicket(null)}
        onRefused={() => {
          setRefused(true);
          setTicket(null);
        }}
      />
    );
  }
  if (state.status === 'signedOut' || isUsedUp || isRefused) {
    return <Expired isSignedIn={state.status === 'signedIn'} />;
  }
  return state.needsSecondFactor ? (
    <Redirect to={secondFactorPage} state={{ from: newPasswordPage }} />
  ) : (
    <Choose user={state.user} />
  );
}
