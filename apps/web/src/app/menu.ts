import type { en } from '../i18n/en/index.ts';

type MenuTextKey = `shell.menu.${keyof typeof en.shell.menu}`;

export interface MenuItem {
  id: string;
  title: MenuTextKey;
  url: string;
  icon: 'dashboard' | 'history';
}

export interface MenuGroup {
  id: string;
  title: MenuTextKey;
  items: readonly MenuItem[];
}

/** The menu as data: a new screen adds one item here. */
export const menu: readonly MenuGroup[] = [
  {
    id: 'home',
    title: 'shell.menu.home',
    items: [
      { id: 'dashboard', title: 'shell.menu.dashboard', url: '/dashboard', icon: 'dashboard' },
    ],
  },
  {
    id: 'activity',
    title: 'shell.menu.activity',
    items: [
      {
        id: 'recent-activity',
        title: 'shell.menu.recentActivity',
        url: '/activity/recent',
        icon: 'history',
      },
    ],
  },
];
