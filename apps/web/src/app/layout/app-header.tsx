import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ColorModeButton } from '../../ui/color-mode-button.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { ProfileButton } from './app-profile-button.tsx';
import { headerHeight } from './drawer-sizes.ts';
import { HeaderBell } from './header-bell.tsx';
import { HeaderMore } from './header-more.tsx';
import { HeaderSearch } from './header-search.tsx';
import { useWorkplaceName } from './use-workplace-name.ts';

interface AppHeaderProps {
  /** Whether there is room for everything; else search and profile are in the row behind More. */
  isWide: boolean;
  isDrawerOpen: boolean;
  onToggleDrawer: () => void;
  onSearch: (typed: string) => void;
}

export function AppHeader({ isWide, isDrawerOpen, onToggleDrawer, onSearch }: AppHeaderProps) {
  const { t } = useTranslation();
  const workplace = useWorkplaceName();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        // What is opened below the first row pushes the page down and covers none of it.
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: { xs: 0.5, sm: 1 },
        minHeight: headerHeight,
        px: { xs: 1.5, sm: 3 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <IconButton
        color="inherit"
        edge="start"
        aria-label={t('shell.toggleMenu')}
        aria-expanded={isDrawerOpen}
        onClick={onToggleDrawer}
        sx={{ ml: 0 }}
      >
        <MenuIcon />
      </IconButton>
      {isWide ? (
        <>
          <HeaderSearch onOpen={onSearch} />
          <Box sx={{ flex: 1 }} />
          <LanguageSwitch />
          <ColorModeButton />
          <HeaderBell />
          <ProfileButton />
        </>
      ) : (
        <>
          <Typography noWrap sx={{ flex: 1, minWidth: 0, fontWeight: 650 }}>
            {workplace}
          </Typography>
          <HeaderBell />
          <HeaderMore
            renderTools={(close) => (
              <>
                <HeaderSearch
                  onOpen={(typed) => {
                    close();
                    onSearch(typed);
                  }}
                />
                <LanguageSwitch />
                <ColorModeButton />
                <ProfileButton />
              </>
            )}
          />
        </>
      )}
    </Box>
  );
}
