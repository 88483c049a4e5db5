import { type RefCallback, useCallback, useState } from 'react';

/** Whether what an element holds is wider than itself, so that the keyboard has to reach it to scroll. */
export function useSidewaysScroll(): { ref: RefCallback<HTMLElement>; isScrolling: boolean } {
  const [isScrolling, setScrolling] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) {
      return;
    }
    const observer = new ResizeObserver(() =>
      setScrolling(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    for (const held of element.children) observer.observe(held);
    return () => observer.disconnect();
  }, []);
  return { ref, isScrolling };
}
