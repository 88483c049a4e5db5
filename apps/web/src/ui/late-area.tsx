import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { LateFailure } from './late-failure.tsx';

interface LateAreaProps {
  /** Stands there while the files come. */
  fallback?: ReactNode;
  /** For what somebody asked for: an error is shown where it cannot be fetched, until they close it. */
  onClose?: () => void;
  children: ReactNode;
}

/** For a part whose files come late. A page that works is not taken away where they do not come. */
export function LateArea({ fallback, onClose, children }: LateAreaProps) {
  return (
    <ErrorBoundary
      renderFailure={() => (onClose === undefined ? null : <LateFailure onClose={onClose} />)}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
