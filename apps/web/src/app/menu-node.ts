import type SvgIcon from '@mui/material/SvgIcon';
import type { Permission } from '@ringfence/domain/access/permissions';
import type { en } from '../i18n/en/index.ts';

export type MenuTextKey = `shell.menu.${keyof typeof en.shell.menu}`;

export type MenuIcon = typeof SvgIcon;

/** What the menu can count. */
export type MenuCount = 'runningCampaigns';

/** A word beside the title of an item. */
export interface MenuChip {
  label: string;
  /** What is counted to be the label; the chip is shown where there is any of it. */
  counts?: MenuCount;
  /** What the label means, for who hears it. */
  meaning?: string;
  color?: 'default' | 'primary' | 'success' | 'warning' | 'error' | 'info';
  variant?: 'filled' | 'outlined';
  size?: 'small' | 'medium';
  /** One or two letters in a disc before the label. */
  avatar?: string;
}

interface MenuActionLook {
  id: string;
  title: MenuTextKey;
  icon: MenuIcon;
  /** Shown to those alone who may do it. */
  permission?: Permission;
}

/** A small button beside an item: it does something, or leads somewhere else than the item does. */
export type MenuAction = MenuActionLook &
  ({ type: 'function'; run: () => void } | { type: 'link'; url: string; target?: boolean });

export interface MenuNode {
  id: string;
  title: MenuTextKey;
  /** `group`, `item` or `collapse`. Whatever else it says is shown as the fault that it is. */
  type: string;
  url?: string;
  icon?: MenuIcon;
  /** Whether its pages show where they are; they do unless this is false. */
  breadcrumbs?: boolean;
  /** Opens in a new tab. */
  target?: boolean;
  disabled?: boolean;
  chip?: MenuChip;
  actions?: readonly MenuAction[];
  children?: readonly MenuNode[];
  /** For super administrators in admin mode only. */
  isForAdminMode?: boolean;
}
