import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../testing/render-markup.tsx';
import { createAppTheme } from '../../theme/create-app-theme.ts';
import { ColorPage } from './pages/color-page.tsx';
import { ShadowPage } from './pages/shadow-page.tsx';
import { TypographyPage } from './pages/typography-page.tsx';

describe('the pages of the design', () => {
  it('show every kind of text with its figures', async () => {
    const { text } = await renderMarkup(<TypographyPage />);
    expect(text).toMatch(/^Typography/);
    expect(text).toContain('h1 , 28 px, weight 650, line height 1.25');
    expect(text).toContain('caption , 13 px');
  });

  it('show the palette of both themes with its contrasts', async () => {
    const { text } = await renderMarkup(<ColorPage />);
    expect(text).toContain('Text needs a ratio of 4.5 : 1.');
    expect(text).toContain(
      'Primary #0b5c8a 6.6 : 1 on the page · 7.2 : 1 on a card · 7.2 : 1 its label',
    );
    expect(text).toContain('#7cc4ec');
  });

  it('show every shadow of the theme', async () => {
    const { text } = await renderMarkup(<ShadowPage />);
    expect(text).toContain('No shadow Elevation 1 Elevation 2');
    expect(text).toMatch(new RegExp(`Elevation ${createAppTheme().shadows.length - 1}$`));
  });
});
