import Box from '@mui/material/Box';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { waitUntilLate } from './wait-until-late.ts';

/** Scrolls by the browser's own means until the scrollbars have been fetched. */
export function DrawerScroll({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const [Scrollbars, setScrollbars] = useState<ComponentType<{ children: ReactNode }> | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    async function bring() {
      await waitUntilLate();
      if (area.current !== null && !stop.signal.aborted) {
        const { loadDrawerScrollbars } = await import('./late-parts.ts');
        const { DrawerScrollbars, waitUntilLeft } = await loadDrawerScrollbars();
        await waitUntilLeft(area.current, stop.signal);
        if (!stop.signal.aborted) {
          setScrollbars(() => DrawerScrollbars);
        }
      }
    }
    // The browser's own serve as well.
    bring().catch((error: unknown) => console.warn('The scrollbars could not be fetched', error));
    return () => stop.abort();
  }, []);

  return Scrollbars === null ? (
    <Box ref={area} sx={{ height: '100%', overflowY: 'auto' }}>
      {children}
    </Box>
  ) : (
    <Scrollbars>{children}</Scrollbars>
  );
}
