import Popover from '@mui/material/Popover';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ProfilePanel } from './profile-panel.tsx';

export const profileMenuWidth = 290;

interface ProfileMenuProps {
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** The dropdown below the person's name. */
export function ProfileMenu({ anchor, onClose }: ProfileMenuProps) {
  const { t } = useTranslation('switcher');
  return (
    <Popover
      // Inside the header, where screen readers look for it.
      disablePortal
      open
      onClose={onClose}
      anchorEl={() => anchor.current}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t('label'),
          sx: { width: profileMenuWidth, mt: 1, border: 1, borderColor: 'divider' },
        },
      }}
    >
      <ProfilePanel onClose={onClose} />
    </Popover>
  );
}
