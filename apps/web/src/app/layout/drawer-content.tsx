import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router';
import { useOrganization } from '../../features/access/index.ts';
import { homePage } from '../../features/auth/index.ts';
import { AppLogo } from '../../ui/app-logo.tsx';
import { listShownGroups } from '../list-shown-groups.ts';
import { menuSource } from '../menu-source.ts';
import { selectMenuPath, settleAddress } from '../select-menu-path.ts';
import { useMenu } from '../use-menu.ts';
import { useFilledMenu } from '../use-menu-filled.ts';
import { bareMenu } from './app-fill-menu.ts';
import { headerHeight } from './drawer-sizes.ts';
import { MenuList, type MenuListProps } from './menu-list.tsx';

interface DrawerContentProps {
  isRail: boolean;
  Scroll: ComponentType<{ children: ReactNode }>;
  onChoose?: () => void;
}

/** The page stands without it, and it can be fetched again. */
function MissingMenu({ isRail }: { isRail: boolean }) {
  const { t } = useTranslation();
  return (
    <Box role="status" sx={{ px: isRail ? 0 : 3.5, py: 2, color: 'text.secondary' }}>
      {isRail ? null : t('shell.menuFailed')}
      <Button
        size="small"
        aria-label={`${t('shell.menuFailed')} ${t('common.retry')}`}
        onClick={menuSource.load}
        sx={isRail ? { minWidth: 0, px: 0.5 } : { display: 'block', ml: -0.5 }}
      >
        {isRail ? '↻' : t('common.retry')}
      </Button>
    </Box>
  );
}

function FilledMenu({ groups, ...props }: MenuListProps) {
  return <MenuList groups={useFilledMenu(groups)} {...props} />;
}

function PlainMenu({ groups, ...props }: MenuListProps) {
  return <MenuList groups={bareMenu(groups)} {...props} />;
}

function Menu({ isRail, onChoose }: Omit<DrawerContentProps, 'Scroll'>) {
  const { t } = useTranslation();
  const { menu, isLoading } = useMenu();
  const { pathname } = useLocation();
  const organizations = useOrganization();
  if (menu === null) {
    return isLoading ? (
      <Typography
        role="status"
        noWrap
        sx={{ px: isRail ? 0 : 3.5, py: 2, color: 'text.secondary' }}
      >
        {t('shell.loadingMenu')}
      </Typography>
    ) : (
      <MissingMenu isRail={isRail} />
    );
  }
  const groups = listShownGroups(menu, organizations);
  // Where there is no workplace there is nothing to count or to do.
  const List = organizations.current === null ? PlainMenu : FilledMenu;
  return (
    <List
      groups={groups}
      selectedId={selectMenuPath(groups, settleAddress(pathname)).at(-1)?.id}
      isRail={isRail}
      onChoose={onChoose}
    />
  );
}

/** The logo and the menu. */
export function DrawerContent({ isRail, Scroll, onChoose }: DrawerContentProps) {
  const { t } = useTranslation();
  const choosing = onChoose === undefined ? {} : { onChoose };
  return (
    <Box
      component="nav"
      aria-label={t('shell.mainMenu')}
      sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}
    >
      <Box
        component={RouterLink}
        to={homePage}
        {...(isRail ? { 'aria-label': t('common.product') } : {})}
        onClick={onChoose}
        sx={{
          display: 'flex',
          flexShrink: 0,
          alignItems: 'center',
          justifyContent: isRail ? 'center' : 'flex-start',
          gap: 1.25,
          height: headerHeight,
          px: isRail ? 0 : 3.25,
          color: 'text.primary',
          textDecoration: 'none',
        }}
      >
        <AppLogo />
        {isRail ? null : (
          <Typography component="span" sx={{ fontSize: '1.125rem', fontWeight: 700 }}>
            {t('common.product')}
          </Typography>
        )}
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <Scroll>
          <Menu isRail={isRail} {...choosing} />
        </Scroll>
      </Box>
    </Box>
  );
}
