import Drawer from '@mui/material/Drawer';
import { useTranslation } from 'react-i18next';
import { DrawerContent } from './drawer-content.tsx';
import { DrawerScrollbars } from './drawer-scrollbars.tsx';
import { drawerWidth } from './drawer-sizes.ts';

interface OverlayDrawerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The menu of smaller screens, laid over the page. */
export function OverlayDrawer({ isOpen, onClose }: OverlayDrawerProps) {
  const { t } = useTranslation();
  return (
    <Drawer
      variant="temporary"
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': t('shell.mainMenu') } }}
      sx={{ '& .MuiDrawer-paper': { width: drawerWidth } }}
    >
      <DrawerContent isRail={false} Scroll={DrawerScrollbars} onChoose={onClose} />
    </Drawer>
  );
}
