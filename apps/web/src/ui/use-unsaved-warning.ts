import { useEffect } from 'react';
import { leaveGuard } from '../platform/leave-guard.ts';

interface UnsavedText {
  /** Kept until the window is closed, so that looking at another page loses nothing. */
  isKept?: boolean;
}

/** Asks before the page is left while something typed is not saved. */
export function useUnsavedWarning(isUnsaved: boolean, { isKept = false }: UnsavedText = {}): void {
  useEffect(() => {
    if (!isUnsaved) {
      return;
    }
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // The browser asks now. A person who stays is asked again next time.
      leaveGuard.arrive();
    };
    window.addEventListener('beforeunload', ask);
    const release = isKept ? () => {} : leaveGuard.hold();
    return () => {
      window.removeEventListener('beforeunload', ask);
      release();
    };
  }, [isUnsaved, isKept]);
}
