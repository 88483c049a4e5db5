import { afterEach, describe, expect, it, vi } from 'vitest';
import { scrollToTop } from './scroll-to-top.ts';

function scrollWith(prefersStillness: boolean): unknown {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: prefersStillness && query === '(prefers-reduced-motion: reduce)',
  }));
  scrollToTop();
  return scrollTo.mock.calls;
}

afterEach(() => void vi.unstubAllGlobals());

describe('scrollToTop', () => {
  it('scrolls smoothly', () => {
    expect(scrollWith(false)).toEqual([[{ top: 0, behavior: 'smooth' }]]);
  });

  it('is at the top at once for people who prefer stillness', () => {
    expect(scrollWith(true)).toEqual([[{ top: 0, behavior: 'instant' }]]);
  });
});
