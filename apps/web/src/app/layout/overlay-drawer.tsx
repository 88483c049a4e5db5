import Drawer from '@mui/material/Drawer';
import { useTranslation } from 'react-i18next';
import { DrawerContent, drawerWidth } from './drawer-content.tsx';

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
      sx={{ display: { lg: 'none' }, '& .MuiDrawer-paper': { width: drawerWidth } }}
    >
      <DrawerContent idPrefix="overlay-menu" onChoose={onClose} />
    </Drawer>
  );
}
