import type { MenuGroup, MenuItem } from './menu.ts';

/** The item whose address begins the current one; the longest where several do. */
export function selectMenuItem(groups: readonly MenuGroup[], pathname: string): MenuItem | null {
  return groups
    .flatMap((group) => group.items)
    .filter(({ url }) => pathname === url || pathname.startsWith(`${url}/`))
    .reduce<MenuItem | null>(
      (best, item) => (best === null || item.url.length > best.url.length ? item : best),
      null,
    );
}
