import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AuthError } from '@supabase/auth-js';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router';
import { Notice } from '../../../ui/notice.tsx';
import { Redirect } from '../../../ui/redirect.tsx';
import type { AuthAddress } from '../auth-address.ts';
import { useAuthSource } from '../auth-source.ts';
import { checkCallback } from '../check-callback.ts';
import { PageSwitch } from '../components/page-switch.tsx';
import { PublicPage } from '../components/public-page.tsx';
import { type CallbackOutcome, explainCallback } from '../explain-callback.ts';
import { takeProviderMark } from '../leave-for-provider.ts';
import { LoadingText } from '../public-area.tsx';
import { findRememberedPage } from '../remembered-page.ts';

/** What came along is read once and then taken out of the address, which may be shared or kept. */
async function readOutcome(
  address: AuthAddress,
  tried: AuthError | null,
): Promise<CallbackOutcome> {
  const { search, hash, pathname } = window.location;
  const isFromProvider = takeProviderMark();
  window.history.replaceState(window.history.state, '', pathname);
  const failure = await checkCallback(address, { search, hash, failure: tried });
  return explainCallback({ search, hash, failure, isFromProvider });
}

/** For people who come back and are not signed in by it; those who are have been led on before. */
export function CallbackPage() {
  const { t } = useTranslation(['recovery', 'auth']);
  const { client, address } = useAuthSource();
  const [outcome, setOutcome] = useState<CallbackOutcome | null>(null);
  useEffect(() => {
    let isShown = true;
    // Answers what became of the code that came along; by now it was tried.
    void client.initialize().then(async ({ error }) => {
      if (!isShown) {
        return;
      }
      const found = await readOutcome(address, error);
      if (isShown) {
        setOutcome(found);
      }
    });
    return () => {
      isShown = false;
    };
  }, [client, address]);

  const { state: asked } = useLocation();
  const state = { from: findRememberedPage(asked) };
  if (outcome === null) {
    return <LoadingText />;
  }
  if (outcome.kind === 'none') {
    return <Redirect to="/login" state={state} />;
  }
  const isFailed = outcome.kind === 'failed';
  const title = isFailed
    ? 'failedTitle'
    : outcome.kind === 'halfway'
      ? 'halfwayTitle'
      : 'confirmedTitle';
  return (
    <PublicPage
      isAnswer
      title={t(`callback.${title}`)}
      lead={t('lead')}
      footer={
        outcome.kind === 'choosePassword' ? (
          <PageSwitch label={t('auth:forgotten')} url="/auth/forgotten-password" />
        ) : undefined
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {outcome.kind === 'failed' ? (
          <Notice kind="error">{t(outcome.text)}</Notice>
        ) : (
          <Box>{t(`callback.${outcome.kind}`)}</Box>
        )}
        <Button component={RouterLink} to="/login" state={state} variant="contained" size="large">
          {t(isFailed ? 'toLogin' : 'callback.signIn')}
        </Button>
      </Box>
    </PublicPage>
  );
}
