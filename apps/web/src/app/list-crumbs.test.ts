import { describe, expect, it } from 'vitest';
import { type Crumb, limitCrumbs, listCrumbs } from './list-crumbs.ts';
import { menu } from './menu.ts';
import { selectMenuPath } from './select-menu-path.ts';

function list(pathname: string): readonly Crumb[] {
  return listCrumbs(selectMenuPath(menu, pathname), pathname, '/dashboard');
}

describe('listCrumbs', () => {
  it('begins with Home and ends with the item, which is the page', () => {
    expect(list('/debtors/contacts')).toEqual([
      { id: 'home', title: 'shell.menu.home', url: '/dashboard', isCurrent: false },
      { id: 'debtors', title: 'shell.menu.debtors', url: null, isCurrent: false },
      { id: 'contacts', title: 'shell.menu.contacts', url: null, isCurrent: true },
    ]);
  });

  it('leads back from a page below the item', () => {
    expect(list('/debtors/list/42').at(-1)).toEqual({
      id: 'lists',
      title: 'shell.menu.debtorsList',
      url: '/debtors/list',
      isCurrent: false,
    });
  });

  it('says Home once on the dashboard', () => {
    expect(list('/dashboard').map(({ id }) => id)).toEqual(['home', 'dashboard']);
    expect(list('/dashboard').at(-1)?.isCurrent).toBe(true);
  });

  it('has nothing for a page outside the menu, nor for an item that wants none', () => {
    expect(list('/settings')).toEqual([]);
    const silent = { id: 'a', title: 'shell.menu.home', type: 'item', url: '/a' } as const;
    expect(listCrumbs([silent], '/a', '/dashboard')).toHaveLength(2);
    expect(listCrumbs([{ ...silent, breadcrumbs: false }], '/a', '/dashboard')).toEqual([]);
  });
});

describe('limitCrumbs', () => {
  const crumbs = Array.from({ length: 10 }, (_unused, place) => ({
    id: String(place),
    title: 'shell.menu.home' as const,
    url: null,
    isCurrent: false,
  }));

  it('leaves eight as they are', () => {
    expect(limitCrumbs(crumbs.slice(0, 8))).toEqual(crumbs.slice(0, 8));
  });

  it('keeps the first and the last of more than eight, and shows eight', () => {
    const shown = limitCrumbs(crumbs);
    expect(shown).toHaveLength(8);
    expect(shown.map((crumb) => crumb?.id ?? '…')).toEqual([
      '0',
      '…',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
    ]);
  });
});
