import { type RefObject, useEffect, useRef } from 'react';

/**
 * Leads eye and keyboard to the beginning of a step that took the place of another. A person who is busy
 * elsewhere, such as in the menu, is left there.
 */
export function useStepFocus(step: string): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) {
      return;
    }
    shown.current = step;
    const { activeElement } = document;
    if (activeElement === document.body || top.current?.contains(activeElement)) {
      scrollTo({ top: 0 });
      top.current?.focus({ preventScroll: true });
    }
  }, [step]);
  return top;
}
