import { describe, expect, it } from 'vitest';
import { findTags, renderMarkup } from '../testing/render-markup.tsx';
import { TopProgressBar } from './top-progress-bar.tsx';

describe('the progress bar', () => {
  it('is thin, and stays across the top of the window', async () => {
    const { markup, styles } = await renderMarkup(<TopProgressBar />);
    expect(findTags(markup, 'div')).toMatchObject([{ role: 'progressbar' }]);
    expect(styles).toMatch(/position:fixed;inset:0 0 auto 0;height:3px/);
  });
});
