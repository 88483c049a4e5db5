import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice.tsx';
import { explainFailure, isMailPause } from '../auth-failure.ts';
import { useAuthClient } from '../auth-source.ts';
import type { SignUpErrorKey } from '../explain-sign-up-error.ts';
import { mailPauseSeconds } from '../mail-pause.ts';
import type { Identifier } from '../read-identifier.ts';
import { callbackPage } from '../remembered-page.ts';
import { useCountdown } from '../use-countdown.ts';

/** Has the link or the code sent again, after a pause. */
export function ResendButton({ identifier }: { identifier: Identifier }) {
  const { t } = useTranslation('registration');
  const authClient = useAuthClient();
  const { left, restart } = useCountdown(mailPauseSeconds);
  const [outcome, setOutcome] = useState<SignUpErrorKey | 'sent' | null>(null);

  async function resend() {
    restart();
    setOutcome(null);
    const { error } = await authClient.resend(
      'email' in identifier
        ? {
            type: 'signup',
            email: identifier.email,
            options: { emailRedirectTo: `${window.location.origin}${callbackPage}` },
          }
        : { type: 'sms', phone: identifier.phone },
    );
    setOutcome(
      error === null || isMailPause(error) ? 'sent' : (`errors.${explainFailure(error)}` as const),
    );
  }

  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Button variant="outlined" disabled={left > 0} onClick={() => void resend()}>
        {left > 0 ? t('confirmation.resendIn', { seconds: left }) : t('confirmation.resend')}
      </Button>
      <Box role="status">{outcome === 'sent' ? t('confirmation.resent') : null}</Box>
      {outcome === null || outcome === 'sent' ? null : <Notice kind="error">{t(outcome)}</Notice>}
    </Box>
  );
}
