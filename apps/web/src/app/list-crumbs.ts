import type { MenuNode, MenuTextKey } from './menu-node.ts';

export const mostCrumbs = 8;

export interface Crumb {
  id: string;
  title: MenuTextKey;
  /** Where it leads; null for what is no page or is the page itself. */
  url: string | null;
  isCurrent: boolean;
}

/** Home, the group and the item of a page; none where the item wants none. */
export function listCrumbs(
  path: readonly MenuNode[],
  address: string,
  homePage: string,
): readonly Crumb[] {
  const item = path.at(-1);
  if (item === undefined || item.breadcrumbs === false) {
    return [];
  }
  const describeNode = ({ id, title, url }: MenuNode): Crumb => ({
    id,
    title,
    url: url === undefined || url === address ? null : url,
    isCurrent: url === address,
  });
  const home: MenuNode = { id: 'home', title: 'shell.menu.home', type: 'item', url: homePage };
  // The group Home would only repeat the first crumb.
  const crumbs = path.filter(({ id }) => id !== home.id).map(describeNode);
  return [{ ...describeNode(home), isCurrent: false }, ...crumbs];
}

/** The way to a page without the groups that the person does not have. */
export function leaveOutGroups(
  path: readonly MenuNode[],
  shown: readonly MenuNode[],
): readonly MenuNode[] {
  return path.filter(({ type, id }) => type !== 'group' || shown.some((group) => group.id === id));
}

/** At most eight, by leaving out those after the first; null stands in their place. */
export function limitCrumbs(crumbs: readonly Crumb[]): readonly (Crumb | null)[] {
  return crumbs.length <= mostCrumbs
    ? crumbs
    : [...crumbs.slice(0, 1), null, ...crumbs.slice(2 - mostCrumbs)];
}
