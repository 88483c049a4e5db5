import { useEffect, useRef } from 'react';

/**
 * Gives the focus to something when it was lost while a form was sent: what was disabled or taken
 * away meanwhile cannot keep it. A field that was given it since does.
 */
export function useRefocus(isBusy: boolean, find: () => HTMLElement | null | undefined): void {
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body) {
      find()?.focus();
    }
    wasBusy.current = isBusy;
  }, [isBusy, find]);
}
