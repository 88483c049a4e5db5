import type { MenuNode } from './menu-node.ts';

export type MenuLoad =
  | { status: 'loading' }
  | { status: 'loaded'; menu: readonly MenuNode[] }
  | { status: 'failed'; error: unknown };

export interface MenuSource {
  /** Begins to load, unless that was done before; after a failure it tries again. */
  load: () => void;
  read: () => MenuLoad;
  subscribe: (onChange: () => void) => () => void;
}

/** Loads the menu once, for all that show a part of it. */
export function createMenuSource(fetchMenu: () => Promise<readonly MenuNode[]>): MenuSource {
  const listeners = new Set<() => void>();
  let state: MenuLoad = { status: 'loading' };
  let wasAsked = false;
  const tell = (next: MenuLoad) => {
    // The same word again is no news.
    if (next.status !== state.status) {
      state = next;
      for (const listener of listeners) {
        listener();
      }
    }
  };
  const settle = (settled: MenuLoad) => {
    wasAsked = settled.status === 'loaded';
    tell(settled);
  };
  return {
    load: () => {
      if (!wasAsked) {
        wasAsked = true;
        tell({ status: 'loading' });
        fetchMenu().then(
          (menu) => settle({ status: 'loaded', menu }),
          (error: unknown) => settle({ status: 'failed', error }),
        );
      }
    },
    read: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

export const menuSource = createMenuSource(async () => (await import('./menu.ts')).menu);
