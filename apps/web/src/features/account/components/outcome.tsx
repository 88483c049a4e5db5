import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isAuthError } from '@supabase/auth-js';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice.tsx';
import { ProblemNotice } from '../../../ui/problem-notice.tsx';
import { useAuth } from '../../auth/index.ts';
import { explainAuthError } from '../explain-auth-error.ts';

function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation('account');
  const { askSecondFactor } = useAuth();
  if (!isAuthError(error)) {
    return <ProblemNotice error={error} />;
  }
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

interface OutcomeProps {
  /** Null where nothing failed. */
  error: unknown;
  /** What was done; null where nothing was. */
  done: string | null;
}

/** How it went. Always on the page, so that screen readers notice what appears in it. */
export function Outcome({ error, done }: OutcomeProps) {
  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {error !== null ? (
        <Failure error={error} />
      ) : done !== null ? (
        <Notice kind="info">{done}</Notice>
      ) : null}
    </Box>
  );
}

/**
 * The same at the top of a card. What was done may have taken away the button that did it; the
 * keyboard then goes on from here instead of from the top of the page.
 */
export function CardOutcome({ error, done }: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  const isSaid = error !== null || done !== null;
  useEffect(() => {
    if (error === null && done === null) {
      return;
    }
    // After a dialog that is closed now has given back the focus, if it could.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) {
        box.current?.focus();
      }
    });
    return () => clearTimeout(timer);
  }, [error, done]);
  return (
    <Box
      ref={box}
      tabIndex={-1}
      sx={isSaid ? { px: 2.5, py: 2, outline: 'none' } : { outline: 'none' }}
    >
      <Outcome error={error} done={done} />
    </Box>
  );
}
