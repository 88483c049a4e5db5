import type { MenuNode } from './menu-node.ts';

export interface Screen {
  item: MenuNode & { url: string };
  group: MenuNode;
}

/** The pages that the groups lead to, however deep; none that cannot be opened. */
export function listScreens(groups: readonly MenuNode[]): readonly Screen[] {
  const listItems = (nodes: readonly MenuNode[]): Screen['item'][] =>
    nodes.flatMap((node) => [
      ...(node.type === 'item' && node.url !== undefined && node.disabled !== true
        ? [{ ...node, url: node.url }]
        : []),
      ...listItems(node.children ?? []),
    ]);
  return groups.flatMap((group) =>
    listItems(group.children ?? []).map((item) => ({ item, group })),
  );
}
