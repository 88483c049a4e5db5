import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** At each change of page: back to the top, and the keyboard and screen reader to its content. */
export function usePageChange(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shownPage = useRef(pathname);
  useEffect(() => {
    if (shownPage.current === pathname) {
      return;
    }
    shownPage.current = pathname;
    const wantsStillness = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: wantsStillness ? 'instant' : 'smooth' });
    content.current?.focus({ preventScroll: true });
  }, [pathname, content]);
}
