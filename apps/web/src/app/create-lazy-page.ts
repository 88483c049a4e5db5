import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export interface LazyPage {
  Page: LazyExoticComponent<ComponentType>;
  /** Begins to fetch the page's files before it is shown. */
  preload: () => void;
}

/** A page whose files are fetched when it is first wanted. */
export function createLazyPage(load: () => Promise<ComponentType>): LazyPage {
  const fetchPage = async () => ({ default: await load() });
  return {
    Page: lazy(fetchPage),
    preload: () => {
      // Showing the page asks for the same file again and reports the failure there.
      fetchPage().catch(() => {});
    },
  };
}
