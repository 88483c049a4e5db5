import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { PaletteNotices } from './palette-notices.tsx';

const calm = { text: 'ana', count: 3, isSearching: false, error: null, onRetry: () => {} };

async function read(more: Partial<Parameters<typeof PaletteNotices>[0]>): Promise<string> {
  return (await renderMarkup(<PaletteNotices {...calm} {...more} />)).text;
}

describe('how the search stands', () => {
  it('says what can be found before anything was typed', async () => {
    expect(await read({ text: '' })).toContain('last four digits');
  });

  it('says that it searches, and how much there is then', async () => {
    expect(await read({ isSearching: true, count: 0 })).toBe('Searching…');
    expect(await read({})).toBe('3 results');
    expect(await read({ count: 1 })).toBe('1 result');
  });

  it('says that nothing was found', async () => {
    expect(await read({ count: 0 })).toContain('Nothing matches “ana”.');
  });

  it('says that it failed and offers to try again, and never that there is nothing', async () => {
    const text = await read({ count: 0, error: new Error('down') });
    expect(text).toContain('could not be searched');
    expect(text).toContain('Try again');
    expect(text).not.toContain('Nothing found');
  });
});
