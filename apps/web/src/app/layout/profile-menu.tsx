import BillingIcon from '@mui/icons-material/CreditCardOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import ViewIcon from '@mui/icons-material/PersonOutlined';
import SocialIcon from '@mui/icons-material/ShareOutlined';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useAuth, useSignedInUser } from '../../features/auth/index.ts';
import { useProfile } from '../../features/profile/index.ts';
import { accountPage } from './app-account-page.ts';

const menuWidth = 290;

const entries = [
  { id: 'edit', search: '?tab=profile&edit=true', Icon: EditIcon },
  { id: 'view', search: '?tab=profile', Icon: ViewIcon },
  { id: 'social', search: '?tab=social', Icon: SocialIcon },
  { id: 'billing', search: '?tab=billing', Icon: BillingIcon },
] as const;

interface ProfileMenuProps {
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** Who the menu belongs to, asked anew each time it is opened; until then as the session has it. */
function usePerson(): { name: string; email: string } {
  const user = useSignedInUser();
  const { data, refetch } = useProfile();
  useEffect(() => {
    void refetch().then(({ error }) => {
      if (error !== null) {
        console.error('Error fetching the profile', error);
      }
    });
  }, [refetch]);
  return { name: data?.fullName || user.name, email: data?.email || user.email };
}

/** What belongs to the person: their account, and the way out. */
export function ProfileMenu({ anchor, onClose }: ProfileMenuProps) {
  const { t } = useTranslation('account');
  const { signOut } = useAuth();
  const { name, email } = usePerson();

  function leaveByKeyboard(event: KeyboardEvent) {
    if (event.key === 'Tab') {
      event.preventDefault();
      onClose();
    }
  }

  return (
    <Popover
      // Inside the header, where screen readers look for it.
      disablePortal
      open
      onClose={onClose}
      anchorEl={() => anchor.current}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { sx: { width: menuWidth, mt: 1, border: 1, borderColor: 'divider' } } }}
    >
      <Box sx={{ px: 2, pt: 2, pb: 1.5, borderBottom: 1, borderColor: 'divider' }}>
        <Typography noWrap sx={{ fontWeight: 650 }}>
          {name}
        </Typography>
        <Typography noWrap variant="body2" sx={{ color: 'text.secondary' }}>
          {email}
        </Typography>
      </Box>
      <MenuList autoFocusItem aria-label={t('menu.label')} onKeyDown={leaveByKeyboard}>
        {entries.map(({ id, search, Icon }) => (
          <MenuItem
            key={id}
            component={RouterLink}
            to={`${accountPage}${search}`}
            onClick={onClose}
          >
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            {t(`menu.${id}`)}
          </MenuItem>
        ))}
        <MenuItem
          onClick={() => {
            onClose();
            void signOut();
          }}
        >
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          {t('menu.logout')}
        </MenuItem>
      </MenuList>
    </Popover>
  );
}
