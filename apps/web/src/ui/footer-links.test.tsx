import { afterEach, describe, expect, it, vi } from 'vitest';
import { findTags, renderMarkup } from '../testing/render-markup.tsx';
import { FooterLinks } from './footer-links.tsx';

afterEach(() => void vi.useRealTimers());

describe('the footer', () => {
  it('leads to the pages about us, and bears the year', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2031, 11, 31, 23, 59, 59) });
    const { text, markup } = await renderMarkup(<FooterLinks />);
    expect(text).toBe('© 2031 Ringfence About us Privacy Terms');
    expect(findTags(markup, 'a').map(({ href }) => href)).toEqual(['/about', '/privacy', '/terms']);
  });
});
