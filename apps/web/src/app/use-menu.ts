import { useSyncExternalStore } from 'react';
import type { MenuNode } from './menu-node.ts';
import { menuSource } from './menu-source.ts';

/** The whole menu, or null while it is on its way. */
export function useMenu(): readonly MenuNode[] | null {
  const state = useSyncExternalStore(menuSource.subscribe, menuSource.read, menuSource.read);
  if (state.status === 'failed') {
    throw state.error;
  }
  return state.status === 'loaded' ? state.menu : null;
}
