import { useSyncExternalStore } from 'react';
import { breakpoints } from '../../theme/breakpoints.ts';
import type { ScreenWidth } from './follow-width.ts';

function isAtLeast(width: 'md' | 'lg' | 'xl'): MediaQueryList {
  return matchMedia(`(min-width:${breakpoints[width]}px)`);
}

function readWidth(): ScreenWidth {
  if (isAtLeast('lg').matches) {
    return isAtLeast('xl').matches ? 'extraLarge' : 'large';
  }
  return isAtLeast('md').matches ? 'medium' : 'small';
}

function subscribe(onChange: () => void): () => void {
  const queries = [isAtLeast('md'), isAtLeast('lg'), isAtLeast('xl')];
  for (const query of queries) {
    query.addEventListener('change', onChange);
  }
  return () => {
    for (const query of queries) {
      query.removeEventListener('change', onChange);
    }
  };
}

/** How wide the window is; known before anything is painted, so that nothing moves afterwards. */
export function useScreenWidth(): ScreenWidth {
  return useSyncExternalStore(subscribe, readWidth, readWidth);
}
