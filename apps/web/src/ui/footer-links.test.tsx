import { describe, expect, it } from 'vitest';
import { findTags, renderMarkup } from '../testing/render-markup.tsx';
import { FooterLinks } from './footer-links.tsx';

describe('the footer', () => {
  it('leads to the pages about us, and bears the year', async () => {
    const { text, markup } = await renderMarkup(<FooterLinks />);
    expect(text).toBe(`© ${new Date().getFullYear()} Ringfence About us Privacy Terms`);
    expect(findTags(markup, 'a').map(({ href }) => href)).toEqual(['/about', '/privacy', '/terms']);
  });
});
