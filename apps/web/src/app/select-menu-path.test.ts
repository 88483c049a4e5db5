import { describe, expect, it } from 'vitest';
import { menu } from './menu.ts';
import type { MenuNode } from './menu-node.ts';
import { selectMenuPath, settleAddress } from './select-menu-path.ts';

const nested: MenuNode[] = [
  {
    id: 'group',
    title: 'shell.menu.home',
    type: 'group',
    children: [
      {
        id: 'lists',
        title: 'shell.menu.home',
        type: 'item',
        url: '/debtors',
        children: [
          { id: 'contacts', title: 'shell.menu.home', type: 'item', url: '/debtors/contacts' },
        ],
      },
    ],
  },
];

function select(nodes: readonly MenuNode[], pathname: string): string[] {
  return selectMenuPath(nodes, pathname).map(({ id }) => id);
}

describe('selectMenuPath', () => {
  it('selects the item of the page and of the pages below it, with its group', () => {
    expect(select(menu, '/activity/recent')).toEqual(['activity', 'recent-activity']);
    expect(select(menu, '/debtors/list/42')).toEqual(['debtors', 'lists']);
    expect(select(menu, '/dashboard')).toEqual(['home', 'dashboard']);
  });

  it('does not take a longer word for the same route', () => {
    expect(select(menu, '/dashboards')).toEqual([]);
    expect(select(menu, '/activity')).toEqual([]);
  });

  it('prefers the longest route', () => {
    expect(select(nested, '/debtors/contacts/5')).toEqual(['group', 'lists', 'contacts']);
    expect(select(nested, '/debtors/list')).toEqual(['group', 'lists']);
  });
});

describe('settleAddress', () => {
  it('gives the lists of debtors one address', () => {
    expect(settleAddress('/debtors')).toBe('/debtors/list');
    expect(settleAddress('/debtors/')).toBe('/debtors/list');
    expect(settleAddress('/debtors/contacts')).toBe('/debtors/contacts');
  });

  it('minds no slash at the end', () => {
    expect(settleAddress('/dashboard/')).toBe('/dashboard');
  });
});
