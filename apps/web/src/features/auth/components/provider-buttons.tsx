import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Notice } from '../../../ui/notice.tsx';
import type { AuthProviderChoice } from '../auth-settings.ts';
import { useAuthClient } from '../auth-source.ts';
import { leaveForProvider } from '../leave-for-provider.ts';
import { findRememberedPage } from '../remembered-page.ts';

interface ProviderButtonsProps {
  providers: readonly AuthProviderChoice[];
}

/** The ways to sign in with an account of another site; nothing where none is set up. */
export function ProviderButtons({ providers }: ProviderButtonsProps) {
  const { t } = useTranslation('auth');
  const authClient = useAuthClient();
  const { state } = useLocation();
  const [hasFailed, setFailed] = useState(false);
  if (providers.length === 0) {
    return null;
  }
  return (
    <Box
      component="section"
      aria-labelledby="other-ways"
      sx={{ mt: 3, pt: 2.5, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1.5 }}
    >
      <Typography id="other-ways" variant="body2" sx={{ color: 'text.secondary' }}>
        {t('otherWays')}
      </Typography>
      {hasFailed ? <Notice kind="error">{t('errors.unexpected')}</Notice> : null}
      {providers.map(({ id, label }) => (
        <Button
          key={id}
          variant="outlined"
          onClick={async () => {
            setFailed(false);
            setFailed(!(await leaveForProvider(authClient, id, findRememberedPage(state))));
          }}
        >
          {t('continueWith', { provider: label })}
        </Button>
      ))}
    </Box>
  );
}
