import { describe, expect, it } from 'vitest';
import { type MenuGroup, menu } from './menu.ts';
import { selectMenuItem } from './select-menu-item.ts';

const nested: MenuGroup[] = [
  {
    id: 'group',
    title: 'shell.menu.home',
    items: [
      { id: 'lists', title: 'shell.menu.home', url: '/debtors', icon: 'history' },
      { id: 'contacts', title: 'shell.menu.home', url: '/debtors/contacts', icon: 'history' },
    ],
  },
];

describe('selectMenuItem', () => {
  it('selects the item of the page and of the pages below it', () => {
    expect(selectMenuItem(menu, '/activity/recent')?.id).toBe('recent-activity');
    expect(selectMenuItem(menu, '/dashboard/anything')?.id).toBe('dashboard');
  });

  it('does not take a longer word for the same route', () => {
    expect(selectMenuItem(menu, '/dashboards')).toBeNull();
    expect(selectMenuItem(menu, '/activity')).toBeNull();
  });

  it('prefers the longest route', () => {
    expect(selectMenuItem(nested, '/debtors/contacts/5')?.id).toBe('contacts');
    expect(selectMenuItem(nested, '/debtors/list')?.id).toBe('lists');
  });
});
