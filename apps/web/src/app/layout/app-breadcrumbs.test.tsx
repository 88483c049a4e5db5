import { beforeAll, describe, expect, it, vi } from 'vitest';
import { findTags, renderMarkup } from '../../testing/render-markup.tsx';
import { menuSource } from '../menu-source.ts';
import { AppBreadcrumbs } from './app-breadcrumbs.tsx';

beforeAll(async () => {
  menuSource.load();
  await vi.waitFor(() => expect(menuSource.read().status).toBe('loaded'), { timeout: 60_000 });
});

describe('the breadcrumbs', () => {
  it('show Home, the group and the title of the item', async () => {
    const { text, markup } = await renderMarkup(<AppBreadcrumbs />, { at: '/debtors/upload' });
    expect(text).toBe('Home Debtors Upload Debtors');
    expect(findTags(markup, 'nav')[0]?.['aria-label']).toBe('Where you are');
    expect(findTags(markup, 'a').map(({ href }) => href)).toEqual(['/dashboard']);
    expect(findTags(markup, 'li').map((item) => item['aria-current'])).toEqual([
      undefined,
      undefined,
      'page',
    ]);
  });

  it('lead back from a page below an item', async () => {
    const { markup } = await renderMarkup(<AppBreadcrumbs />, { at: '/calls/history/7' });
    expect(findTags(markup, 'a').map(({ href }) => href)).toEqual(['/dashboard', '/calls/history']);
    expect(markup).not.toContain('aria-current');
  });

  it('speak the language of the reader', async () => {
    const { text } = await renderMarkup(<AppBreadcrumbs />, {
      at: '/activity/scheduled',
      language: 'es',
    });
    expect(text).toBe('Inicio Actividad Actividad programada');
  });

  it('are hidden on the account page, and where the menu does not lead', async () => {
    for (const at of ['/apps/profiles/account/my-account', '/typography']) {
      expect((await renderMarkup(<AppBreadcrumbs />, { at })).markup).toBe('');
    }
  });
});
