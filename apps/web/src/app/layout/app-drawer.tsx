import Box from '@mui/material/Box';
import { Suspense, useRef, useState } from 'react';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { LateArea } from '../../ui/late-area.tsx';
import { LateFailure } from '../../ui/late-failure.tsx';
import { TopProgressBar } from '../../ui/top-progress-bar.tsx';
import { createLatePart } from './create-late-part.ts';
import { DrawerContent } from './drawer-content.tsx';
import { DrawerScroll } from './drawer-scroll.tsx';
import { drawerWidth, railWidth } from './drawer-sizes.ts';

// Large screens never need the overlay, so it is fetched when it is first opened.
const { Part: OverlayDrawer } = createLatePart((parts) => parts.loadOverlayDrawer());
const { Part: RailTips } = createLatePart((parts) => parts.loadRailTips());

/** Always there: as wide as the titles, or a rail of icons. */
function PermanentDrawer({ isOpen }: { isOpen: boolean }) {
  const area = useRef<HTMLDivElement>(null);
  const width = { width: isOpen ? drawerWidth : railWidth, transition: 'width 200ms' };
  return (
    <Box sx={{ ...width, flexShrink: 0 }}>
      <Box
        ref={area}
        sx={{
          ...width,
          position: 'fixed',
          inset: '0 auto 0 0',
          zIndex: 'drawer',
          overflow: 'hidden',
          bgcolor: 'background.paper',
          borderRight: 1,
          borderColor: 'divider',
        }}
      >
        <DrawerContent isRail={!isOpen} Scroll={DrawerScroll} />
        {isOpen ? null : (
          <LateArea>
            <RailTips area={area} />
          </LateArea>
        )}
      </Box>
    </Box>
  );
}

interface AppDrawerProps {
  isPermanent: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** The menu: beside the page on large screens, laid over it on smaller ones. */
export function AppDrawer({ isPermanent, isOpen, onClose }: AppDrawerProps) {
  const isOverlay = isOpen && !isPermanent;
  const [wasLaidOver, setWasLaidOver] = useState(isOverlay);
  if (isOverlay && !wasLaidOver) {
    setWasLaidOver(true);
  }
  if (isPermanent) {
    return <PermanentDrawer isOpen={isOpen} />;
  }
  return wasLaidOver ? (
    <ErrorBoundary renderFailure={() => (isOpen ? <LateFailure onClose={onClose} /> : null)}>
      <Suspense fallback={<TopProgressBar />}>
        <OverlayDrawer isOpen={isOpen} onClose={onClose} />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}
