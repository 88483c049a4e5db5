import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from './notice.tsx';
import { ProblemNotice } from './problem-notice.tsx';

interface OutcomeProps {
  /** Null where nothing failed. */
  error: unknown;
  /** What was done; null where nothing was. */
  done: string | null;
  /** Tells an error in another way than those of the API; null where it has none for it. */
  renderError?: (error: unknown) => ReactNode;
}

/** How it went. Always on the page, so that screen readers notice what appears in it. */
export function Outcome({ error, done, renderError }: OutcomeProps) {
  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {error !== null ? (
        (renderError?.(error) ?? <ProblemNotice error={error} />)
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
export function CardOutcome(props: OutcomeProps) {
  const { error, done } = props;
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
      <Outcome {...props} />
    </Box>
  );
}
