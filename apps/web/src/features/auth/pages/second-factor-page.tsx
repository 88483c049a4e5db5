import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Notice } from '../../../ui/notice.tsx';
import { Redirect } from '../../../ui/redirect.tsx';
import { useAuth } from '../auth-context.ts';
import { PublicPage } from '../components/public-page.tsx';
import { SecondFactorForm } from '../components/second-factor-form.tsx';
import { LeadOn, LoadingText } from '../public-area.tsx';
import { useFactors } from '../use-factors.ts';

function SecondFactor() {
  const { t } = useTranslation('recovery');
  const { signOut } = useAuth();
  const { factors, failure, reload } = useFactors();
  return (
    <PublicPage
      title={t('secondFactor.title')}
      lead={t('lead')}
      footer={
        <Button fullWidth sx={{ mt: 1.5 }} onClick={() => void signOut()}>
          {t('secondFactor.cancel')}
        </Button>
      }
      note={
        <Notice kind="info">
          <Typography component="h2" variant="body2" sx={{ fontWeight: 600 }}>
            {t('secondFactor.lostTitle')}
          </Typography>
          {t('secondFactor.lostBody')}
        </Notice>
      }
    >
      {failure === null && factors === null ? (
        <Box role="status">{t('common.loading', { ns: 'translation' })}</Box>
      ) : null}
      {failure === null ? null : (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Notice kind="error">{t(`secondFactor.errors.${failure}`)}</Notice>
          <Button variant="outlined" onClick={reload}>
            {t('common.retry', { ns: 'translation' })}
          </Button>
        </Box>
      )}
      {factors?.length === 0 ? <Notice kind="info">{t('secondFactor.none')}</Notice> : null}
      {factors !== null && factors.length > 0 ? <SecondFactorForm factors={factors} /> : null}
    </PublicPage>
  );
}

/** For a person who is signed in and has yet to show the second factor. */
export function SecondFactorPage() {
  const { state } = useAuth();
  const location = useLocation();
  switch (state.status) {
    case 'loading':
    case 'leaving':
      return <LoadingText />;
    case 'signedOut':
      return <Redirect to="/login" state={state.byChoice ? null : location.state} />;
    case 'signedIn':
      return state.needsSecondFactor ? <SecondFactor /> : <LeadOn />;
  }
}
