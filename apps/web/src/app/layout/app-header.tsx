import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useOrganization } from '../../features/access/index.ts';
import { ColorModeButton } from '../../ui/color-mode-button.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { ProfileButton } from './app-profile-button.tsx';

export function AppHeader({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { t } = useTranslation();
  const { current } = useOrganization();
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
      <LanguageSwitch />
      <ColorModeButton />
      <ProfileButton />
    </Box>
  );
}
