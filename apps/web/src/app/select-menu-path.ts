import type { MenuNode } from './menu-node.ts';

/** An address as the menu has it: one screen has two, and a slash at the end changes nothing. */
export function settleAddress(pathname: string): string {
  const address = pathname.replace(/\/$/, '');
  return address === '/debtors' ? '/debtors/list' : address;
}

/** Every way from the top of the menu down to something that has an address. */
function listPaths(nodes: readonly MenuNode[], above: readonly MenuNode[] = []): MenuNode[][] {
  return nodes.flatMap((node) => {
    const path = [...above, node];
    const below = listPaths(node.children ?? [], path);
    return node.url === undefined ? below : [path, ...below];
  });
}

/**
 * The item whose address begins the current one, the longest where several do, after the groups and
 * items that it stands in. Empty where no item does.
 */
export function selectMenuPath(menu: readonly MenuNode[], pathname: string): readonly MenuNode[] {
  const length = (path: readonly MenuNode[]) => path.at(-1)?.url?.length ?? 0;
  return listPaths(menu)
    .filter((path) => `${pathname}/`.startsWith(`${path.at(-1)?.url}/`))
    .reduce<readonly MenuNode[]>((best, path) => (length(path) > length(best) ? path : best), []);
}
