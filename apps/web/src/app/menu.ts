import type { en } from '../i18n/en/index.ts';

type MenuTextKey = `shell.menu.${keyof typeof en.shell.menu}`;

export interface MenuItem {
  id: string;
  title: MenuTextKey;
  url: string;
  icon: 'campaign' | 'contacts' | 'dashboard' | 'history' | 'list' | 'phone' | 'upload';
}

export interface MenuGroup {
  id: string;
  title: MenuTextKey;
  items: readonly MenuItem[];
  /** For super administrators only. */
  isForSuperAdmin?: boolean;
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
    id: 'debtors',
    title: 'shell.menu.debtors',
    items: [
      { id: 'lists', title: 'shell.menu.debtorsList', url: '/debtors/list', icon: 'list' },
      { id: 'contacts', title: 'shell.menu.contacts', url: '/debtors/contacts', icon: 'contacts' },
      { id: 'upload', title: 'shell.menu.uploadDebtors', url: '/debtors/upload', icon: 'upload' },
    ],
  },
  {
    id: 'calls',
    title: 'shell.menu.calls',
    items: [
      { id: 'call-history', title: 'shell.menu.callHistory', url: '/calls/history', icon: 'phone' },
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
  {
    id: 'admin',
    title: 'shell.menu.admin',
    isForSuperAdmin: true,
    items: [
      {
        id: 'bulk-calls',
        title: 'shell.menu.bulkCallSender',
        url: '/admin/bulk-calls',
        icon: 'campaign',
      },
    ],
  },
];
