import { useSyncExternalStore } from 'react';
import type { MenuNode } from './menu-node.ts';
import { menuSource } from './menu-source.ts';

interface ShownMenu {
  /** The whole menu, or null where it is not there. */
  menu: readonly MenuNode[] | null;
  /** Whether it is still on its way. */
  isLoading: boolean;
}

/** A menu that could not be fetched is missing; the page stands without it. */
export function useMenu(): ShownMenu {
  const state = useSyncExternalStore(menuSource.subscribe, menuSource.read, menuSource.read);
  return {
    menu: state.status === 'loaded' ? state.menu : null,
    isLoading: state.status === 'loading',
  };
}
