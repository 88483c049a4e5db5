import Button from '@mui/material/Button';
import { type AuthError, isAuthError } from '@supabase/auth-js';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice.tsx';
import {
  CardOutcome as SharedCardOutcome,
  Outcome as SharedOutcome,
} from '../../../ui/outcome.tsx';
import { useAuth } from '../../auth/index.ts';
import { explainAuthError } from '../explain-auth-error.ts';

function AuthFailure({ error }: { error: AuthError }) {
  const { t } = useTranslation('account');
  const { askSecondFactor } = useAuth();
  return (
    <Notice kind="error">
      {t(explainAuthError(error))}
      {error.code === 'insufficient_aal' ? (
        <Button size="small" onClick={() => void askSecondFactor()} sx={{ ml: 1, minHeight: 28 }}>
          {t('factors.confirmNow')}
        </Button>
      ) : null}
    </Notice>
  );
}

/** Errors of the sign-in protocol have words of their own, the others those used everywhere. */
function renderError(error: unknown) {
  return isAuthError(error) ? <AuthFailure error={error} /> : null;
}

type OutcomeProps = Omit<ComponentProps<typeof SharedOutcome>, 'renderError'>;

/** How it went, with the sign-in protocol or with the API. */
export function Outcome(props: OutcomeProps) {
  return <SharedOutcome {...props} renderError={renderError} />;
}

/** The same at the top of a card. */
export function CardOutcome(props: OutcomeProps) {
  return <SharedCardOutcome {...props} renderError={renderError} />;
}
