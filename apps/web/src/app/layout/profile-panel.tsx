import BillingIcon from '@mui/icons-material/CreditCardOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import ViewIcon from '@mui/icons-material/PersonOutlined';
import SocialIcon from '@mui/icons-material/ShareOutlined';
import Box from '@mui/material/Box';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { OrganizationSwitcher } from '../../features/access/components/organization-switcher.tsx';
import { useOrganization } from '../../features/access/index.ts';
import { showsOrganizations } from '../../features/access/shows-organizations.ts';
import { useAuth, useSignedInUser } from '../../features/auth/index.ts';
import { AvailableSwitch } from '../../features/availability/index.ts';
import { useProfile } from '../../features/profile/index.ts';
import { leaveGuard } from '../../platform/leave-guard.ts';
import { accountPage } from './app-account-page.ts';
import { useWorkplaceName } from './use-workplace-name.ts';

const entries = [
  { id: 'edit', search: '?tab=profile&edit=true', Icon: EditIcon },
  { id: 'view', search: '?tab=profile', Icon: ViewIcon },
  { id: 'social', search: '?tab=social', Icon: SocialIcon },
  { id: 'billing', search: '?tab=billing', Icon: BillingIcon },
] as const;

/**
 * Who the menu belongs to, asked again each time it is opened; until then, and where that fails, as
 * the session has it.
 */
function usePerson(): { name: string; email: string } {
  const user = useSignedInUser();
  const { data, refetch } = useProfile();
  useEffect(() => {
    void refetch();
  }, [refetch]);
  return { name: data?.fullName || user.name, email: data?.email || user.email };
}

/** The person's account, and the way out. */
function AccountEntries({ takesFocus, onClose }: { takesFocus: boolean; onClose: () => void }) {
  const { t } = useTranslation('account');
  const { signOut } = useAuth();
  return (
    <MenuList autoFocusItem={takesFocus} aria-label={t('menu.label')}>
      {entries.map(({ id, search, Icon }) => (
        <MenuItem key={id} component={RouterLink} to={`${accountPage}${search}`} onClick={onClose}>
          <ListItemIcon>
            <Icon fontSize="small" />
          </ListItemIcon>
          {t(`menu.${id}`)}
        </MenuItem>
      ))}
      <MenuItem
        onClick={() => {
          onClose();
          leaveGuard.leave(signOut);
        }}
      >
        <ListItemIcon>
          <LogoutIcon fontSize="small" />
        </ListItemIcon>
        {t('menu.logout')}
      </MenuItem>
    </MenuList>
  );
}

type MenuTab = 'profile' | 'organizations';

/** What belongs to the person: their account and their organizations. */
export function ProfilePanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('switcher');
  const { name, email } = usePerson();
  const workplace = useWorkplaceName();
  const { memberships, isSuperAdmin } = useOrganization();
  const [chosen, setChosen] = useState<MenuTab | null>(null);
  const hasOrganizations = showsOrganizations(memberships.length, isSuperAdmin);
  const tab = hasOrganizations && chosen === 'organizations' ? chosen : 'profile';
  return (
    <>
      <Box sx={{ px: 2, pt: 2, pb: 1.5, borderBottom: 1, borderColor: 'divider' }}>
        <Typography noWrap sx={{ fontWeight: 650 }}>
          {name}
        </Typography>
        <Typography noWrap variant="body2" sx={{ color: 'text.secondary' }}>
          {email}
        </Typography>
        <Typography noWrap variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {workplace}
        </Typography>
      </Box>
      {hasOrganizations ? (
        <Tabs
          value={tab}
          onChange={(_event, next: MenuTab) => setChosen(next)}
          variant="fullWidth"
          // By the arrows at once, as both are there already.
          selectionFollowsFocus
          aria-label={t('label')}
          sx={{ borderBottom: 1, borderColor: 'divider' }}
        >
          {(['profile', 'organizations'] as const).map((id) => (
            <Tab
              key={id}
              value={id}
              id={`profile-menu-tab-${id}`}
              {...(id === tab ? { 'aria-controls': 'profile-menu-panel' } : {})}
              label={t(
                id === 'profile'
                  ? 'profile'
                  : isSuperAdmin
                    ? 'modeAndOrganizations'
                    : 'organizations',
              )}
              sx={{
                minWidth: 0,
                px: 1,
                textWrap: 'balance',
                // The row of tabs clips what lies outside of it.
                '&.Mui-focusVisible': { outlineOffset: '-3px' },
              }}
            />
          ))}
        </Tabs>
      ) : null}
      <Box
        {...(hasOrganizations
          ? {
              role: 'tabpanel',
              id: 'profile-menu-panel',
              'aria-labelledby': `profile-menu-tab-${tab}`,
            }
          : {})}
      >
        {tab === 'profile' ? (
          // A person who goes through the tabs by keyboard stays there.
          <>
            <AvailableSwitch />
            <AccountEntries takesFocus={chosen === null} onClose={onClose} />
          </>
        ) : (
          <OrganizationSwitcher onClose={onClose} />
        )}
      </Box>
    </>
  );
}
