import { describe, expect, it, vi } from 'vitest';
import { findTags, renderMarkup } from '../../testing/render-markup.tsx';
import { menuSource } from '../menu-source.ts';
import { WithOrganizations } from '../testing/organizations.tsx';
import { DrawerContent } from './drawer-content.tsx';
import { DrawerScroll } from './drawer-scroll.tsx';

function render(isSuperAdmin: boolean, { isRail = false, at = '/dashboard' } = {}) {
  return renderMarkup(
    <WithOrganizations isSuperAdmin={isSuperAdmin} mode={isSuperAdmin ? 'admin' : 'organization'}>
      <DrawerContent isRail={isRail} Scroll={DrawerScroll} />
    </WithOrganizations>,
    { at },
  );
}

async function loadMenu(): Promise<void> {
  menuSource.load();
  await vi.waitFor(() => expect(menuSource.read().status).toBe('loaded'), { timeout: 60_000 });
}

describe('the drawer', () => {
  it('says that the menu is loading until it is there', async () => {
    vi.spyOn(menuSource, 'read').mockReturnValueOnce({ status: 'loading' });
    expect((await render(false)).text).toContain('Loading menu...');
    await loadMenu();
    expect((await render(false)).text).not.toContain('Loading menu...');
  });

  it('says that the menu could not be fetched, and offers to fetch it again', async () => {
    vi.spyOn(menuSource, 'read').mockReturnValue({ status: 'failed', error: new Error('gone') });
    const { text, markup } = await render(false);
    vi.restoreAllMocks();
    expect(text).toContain('The menu could not be loaded. Try again');
    expect(findTags(markup, 'a').map(({ href }) => href)).toEqual(['/dashboard']);
  });

  it('leads home by its logo', async () => {
    const { markup, text } = await render(false);
    expect(findTags(markup, 'a')[0]?.href).toBe('/dashboard');
    expect(text).toMatch(/^Ringfence/);
    const rail = await render(false, { isRail: true });
    expect(findTags(rail.markup, 'a')[0]).toMatchObject({
      href: '/dashboard',
      'aria-label': 'Ringfence',
    });
  });

  it('shows the Admin group to a super administrator in admin mode alone', async () => {
    await loadMenu();
    expect((await render(true)).text).toContain('Admin Bulk Call Sender Organizations');
    expect((await render(false)).text).not.toContain('Admin');
  });

  it('selects the item whose route begins the address', async () => {
    await loadMenu();
    for (const at of ['/debtors', '/debtors/list', '/debtors/list/42']) {
      const { markup } = await render(false, { at });
      const current = findTags(markup, 'a').filter((link) => link['aria-current'] === 'page');
      expect(current.map(({ href }) => href)).toEqual(['/debtors/list']);
    }
  });
});
