import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { TopProgressBar } from '../../ui/top-progress-bar.tsx';
import { DrawerContent, drawerWidth } from './drawer-content.tsx';

// Large screens never need the overlay, so it is fetched when it is first opened.
const OverlayDrawer = lazy(async () => (await import('./late-parts.ts')).loadOverlayDrawer());

interface AppDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The menu: always there on large screens, laid over the page on smaller ones. */
export function AppDrawer({ isOpen, onClose }: AppDrawerProps) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) {
    setWasOpened(true);
  }
  return (
    <>
      <Box sx={{ display: { xs: 'none', lg: 'block' }, width: drawerWidth, flexShrink: 0 }}>
        <Box
          sx={{
            position: 'fixed',
            inset: '0 auto 0 0',
            width: drawerWidth,
            overflowY: 'auto',
            bgcolor: 'background.paper',
            borderRight: 1,
            borderColor: 'divider',
          }}
        >
          <DrawerContent idPrefix="menu" />
        </Box>
      </Box>
      {wasOpened ? (
        <Suspense fallback={<TopProgressBar />}>
          <OverlayDrawer isOpen={isOpen} onClose={onClose} />
        </Suspense>
      ) : null}
    </>
  );
}
