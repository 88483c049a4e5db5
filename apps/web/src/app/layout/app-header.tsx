import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useOrganization } from '../../features/access/index.ts';
import { useAuth, useSignedInUser } from '../../features/auth/index.ts';
import { useProfile } from '../../features/profile/index.ts';
import { ColorModeButton } from '../../ui/color-mode-button.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';

function PersonName() {
  const { name } = useSignedInUser();
  const profile = useProfile();
  return (
    <Typography
      noWrap
      variant="body2"
      sx={{ display: { xs: 'none', md: 'block' }, maxWidth: 240, mr: 1, color: 'text.secondary' }}
    >
      {profile.data?.fullName ?? name}
    </Typography>
  );
}

export function AppHeader({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { t } = useTranslation();
  const { current } = useOrganization();
  const { signOut } = useAuth();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1 },
        height: 64,
        px: { xs: 1.5, sm: 3 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <IconButton
        color="inherit"
        edge="start"
        aria-label={t('shell.openMenu')}
        onClick={onOpenMenu}
        sx={{ display: { lg: 'none' }, ml: 0 }}
      >
        <MenuIcon />
      </IconButton>
      <Typography noWrap sx={{ flex: 1, minWidth: 0, fontWeight: 650 }}>
        {current?.membership.organization.name}
      </Typography>
      <PersonName />
      <LanguageSwitch />
      <ColorModeButton />
      <IconButton
        color="inherit"
        edge="end"
        aria-label={t('common.signOut')}
        title={t('common.signOut')}
        onClick={() => void signOut()}
        sx={{ mr: 0 }}
      >
        <LogoutIcon />
      </IconButton>
    </Box>
  );
}
