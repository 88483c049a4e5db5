import type { Permission } from '@ringfence/domain/access/permissions';
import type { MenuChip, MenuCount, MenuNode } from '../menu-node.ts';

interface MenuFilling {
  mayDo: (permission: Permission) => boolean;
  /** Undefined while that is not known. */
  counts: Readonly<Record<MenuCount, number | undefined>>;
  sayCount: (count: MenuCount, number: number) => Pick<MenuChip, 'label' | 'meaning'>;
}

function fillNode(node: MenuNode, filling: MenuFilling): MenuNode {
  const { mayDo, counts, sayCount } = filling;
  const { chip, actions, children, ...plain } = node;
  const number = chip?.counts === undefined ? undefined : counts[chip.counts];
  const words =
    chip?.counts === undefined || number === undefined ? null : sayCount(chip.counts, number);
  const shownChip =
    chip?.counts === undefined ? chip : words === null || number === 0 ? undefined : chip;
  const shownActions = actions?.filter(
    ({ permission }) => permission === undefined || mayDo(permission),
  );
  return {
    ...plain,
    ...(shownChip === undefined ? {} : { chip: { ...shownChip, ...words } }),
    ...(shownActions === undefined || shownActions.length === 0 ? {} : { actions: shownActions }),
    ...(children === undefined
      ? {}
      : { children: children.map((child) => fillNode(child, filling)) }),
  };
}

/** The menu as one person sees it at this moment: with what is counted, and with what they may do. */
export function fillMenu(menu: readonly MenuNode[], filling: MenuFilling): readonly MenuNode[] {
  return menu.map((node) => fillNode(node, filling));
}

/** The menu without what is counted, and without what not everybody may do. */
export function bareMenu(menu: readonly MenuNode[]): readonly MenuNode[] {
  return fillMenu(menu, {
    mayDo: () => false,
    counts: { runningCampaigns: undefined },
    sayCount: () => ({ label: '' }),
  });
}
