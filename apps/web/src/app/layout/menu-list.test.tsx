import HistoryIcon from '@mui/icons-material/History';
import { describe, expect, it } from 'vitest';
import { findTags, renderMarkup } from '../../testing/render-markup.tsx';
import { menu as wholeMenu } from '../menu.ts';
import type { MenuNode } from '../menu-node.ts';
import { bareMenu } from './app-fill-menu.ts';
import { MenuList } from './menu-list.tsx';

const menu = bareMenu(wholeMenu);

function inGroup(node: Partial<MenuNode>): MenuNode[] {
  const item: MenuNode = {
    id: 'item',
    title: 'shell.menu.contacts',
    type: 'item',
    url: '/item',
    icon: HistoryIcon,
    ...node,
  };
  return [{ id: 'group', title: 'shell.menu.debtors', type: 'group', children: [item] }];
}

function render(groups: readonly MenuNode[], selectedId?: string, isRail = false) {
  return renderMarkup(<MenuList groups={groups} selectedId={selectedId} isRail={isRail} />);
}

describe('the menu', () => {
  it('shows the titles of its groups and items, and links to each', async () => {
    const { text, markup } = await render(menu, 'contacts');
    expect(text).toContain('Debtors Debtors List Contacts Upload Debtors Calls Call History');
    expect(findTags(markup, 'ul').map((list) => list['aria-label'])).toEqual([
      'Home',
      'Debtors',
      'Calls',
      'Activity',
      'Admin',
    ]);
    const links = findTags(markup, 'a');
    expect(links).toHaveLength(9);
    const current = links.filter((link) => link['aria-current'] === 'page');
    expect(current.map(({ href }) => href)).toEqual(['/debtors/contacts']);
  });

  it('names its icons where there is only room for them', async () => {
    const { text, markup } = await render(menu, 'contacts', true);
    expect(text).toBe('');
    const links = findTags(markup, 'a');
    expect(links.map((link) => link['aria-label'])).toEqual([
      'Dashboard',
      'Debtors List',
      'Contacts',
      'Upload Debtors',
      'Call History',
      'Scheduled Activity',
      'Recent Activity',
      'Bulk Call Sender',
      'Organizations',
    ]);
  });

  it('shows the icon of an item, in the rail too', async () => {
    const icon = findTags((await renderMarkup(<HistoryIcon />)).markup, 'path');
    expect(icon).not.toEqual([]);
    for (const isRail of [false, true]) {
      const { markup } = await render(inGroup({ icon: HistoryIcon }), undefined, isRail);
      expect(findTags(markup, 'path')).toEqual(icon);
    }
  });

  it('stands 28 px further in with each level', async () => {
    const { styles } = await render(
      inGroup({
        children: [{ id: 'below', title: 'shell.menu.calls', type: 'item', url: '/item/below' }],
      }),
    );
    expect(styles).toContain('padding-left:28px');
    expect(styles).toContain('padding-left:56px');
    expect(styles).not.toContain('padding-left:84px');
  });

  it('opens an item in a new tab, without telling where from', async () => {
    const { markup } = await render(inGroup({ target: true }));
    expect(findTags(markup, 'a')[0]).toMatchObject({ target: '_blank', rel: 'noreferrer' });
    const { markup: usual } = await render(inGroup({}));
    expect(findTags(usual, 'a')[0]).not.toHaveProperty('target');
  });

  it('does not link to a disabled item', async () => {
    const { markup, text } = await render(inGroup({ disabled: true }));
    expect(findTags(markup, 'a')).toEqual([]);
    const item = findTags(markup, 'span').find(({ role }) => role === 'link');
    expect(item).toMatchObject({ 'aria-disabled': 'true', tabindex: '-1' });
    expect(text).toContain('Contacts');
  });

  it('shows the chip of an item as it is described', async () => {
    const chip = { label: 'new', color: 'primary', variant: 'outlined', size: 'medium' } as const;
    const { text, markup } = await render(inGroup({ chip: { ...chip, avatar: 'N' } }));
    expect(text).toContain('Contacts N new');
    expect(markup).toMatch(/MuiChip-outlined[^"]*MuiChip-sizeMedium[^"]*MuiChip-colorPrimary/);
    expect((await render(inGroup({ chip }), undefined, true)).text).toBe('');
  });

  it('shows the actions of an item beside it', async () => {
    const look = { title: 'shell.menu.uploadDebtors', icon: HistoryIcon } as const;
    const { markup } = await render(
      inGroup({
        actions: [
          { ...look, id: 'run', type: 'function', run: () => {} },
          { ...look, id: 'stay', type: 'link', url: '/debtors/upload' },
          { ...look, id: 'leave', type: 'link', url: '/elsewhere', target: true },
        ],
      }),
    );
    expect(findTags(markup, 'button')).toMatchObject([{ 'aria-label': 'Upload Debtors' }]);
    const [, stay, leave] = findTags(markup, 'a');
    expect(stay).toMatchObject({ href: '/debtors/upload', 'aria-label': 'Upload Debtors' });
    expect(stay).not.toHaveProperty('target');
    expect(leave).toMatchObject({ href: '/elsewhere', target: '_blank', rel: 'noreferrer' });
  });

  it('says what is wrong with data that it cannot show', async () => {
    expect((await render(inGroup({ type: 'collapse' }))).text).toContain(
      'collapse - only available in paid version',
    );
    expect((await render(inGroup({ type: 'heading' }))).text).toContain(
      'Fix - Group Collapse or Items',
    );
    expect((await render(inGroup({ type: 'group' }))).text).toContain(
      'Fix - Group Collapse or Items',
    );
    const [group] = inGroup({});
    const renamed = group === undefined ? [] : [{ ...group, type: 'heading' }];
    expect((await render(renamed)).text).toBe('Fix - Navigation Group');
  });
});
