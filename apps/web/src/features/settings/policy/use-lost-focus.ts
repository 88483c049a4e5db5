import { useEffect, useRef } from 'react';

/**
 * Takes the keyboard up where it is lost: each stage shows other buttons, and the one that was pressed
 * may be gone.
 */
export function useLostFocus(stage: string, find: () => HTMLElement | null): void {
  const before = useRef(stage);
  useEffect(() => {
    if (before.current !== stage && document.activeElement === document.body) {
      find()?.focus();
    }
    before.current = stage;
  }, [stage, find]);
}
