import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { scrollToTop } from '../../ui/scroll-to-top.ts';

/** A page is first shown at its top; each after the first gets the keyboard and the screen reader. */
export function usePageChange(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shownPage = useRef(pathname);
  useEffect(() => {
    scrollToTop();
    if (shownPage.current !== pathname) {
      shownPage.current = pathname;
      content.current?.focus({ preventScroll: true });
    }
  }, [pathname, content]);
}
