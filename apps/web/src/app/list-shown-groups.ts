import type { MenuNode } from './menu-node.ts';

interface Viewer {
  isSuperAdmin: boolean;
  mode: 'admin' | 'organization';
}

/** What of the menu a person sees: the Admin group is for super administrators in admin mode. */
export function listShownGroups(
  menu: readonly MenuNode[],
  { isSuperAdmin, mode }: Viewer,
): readonly MenuNode[] {
  const isInAdminMode = isSuperAdmin && mode === 'admin';
  return menu.filter(({ isForAdminMode = false }) => isInAdminMode || !isForAdminMode);
}
