import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useOrganization } from '../../features/access/index.ts';
import { homePage } from '../../features/auth/index.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { type Crumb, leaveOutGroups, limitCrumbs, listCrumbs } from '../list-crumbs.ts';
import { listShownGroups } from '../list-shown-groups.ts';
import { selectMenuPath, settleAddress } from '../select-menu-path.ts';
import { useMenu } from '../use-menu.ts';
import { accountPage } from './app-account-page.ts';
import { places } from './app-places.ts';

/** Kept free while the menu is on its way, so that the page does not move. */
const rowHeight = 24;

function CrumbItem({ crumb }: { crumb: Crumb | null }) {
  const { t } = useTranslation();
  return (
    <Box
      component="li"
      {...(crumb?.isCurrent ? { 'aria-current': 'page' } : {})}
      sx={{
        color: crumb?.isCurrent ? 'text.primary' : 'text.secondary',
      }}
    >
      {crumb === null ? (
        '…'
      ) : crumb.url === null ? (
        t(crumb.title)
      ) : (
        <TextLink to={crumb.url}>{t(crumb.title)}</TextLink>
      )}
    </Box>
  );
}

/** Where the page stands: Home, its group, its item. */
export function AppBreadcrumbs() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { menu, isLoading } = useMenu();
  const organizations = useOrganization();
  if (pathname === accountPage) {
    return null;
  }
  const address = settleAddress(pathname);
  const shown = listShownGroups(menu ?? [], organizations);
  const path = menu === null ? [] : selectMenuPath([...menu, ...places], address);
  const crumbs = listCrumbs(leaveOutGroups(path, [...shown, ...places]), address, homePage);
  if (!isLoading && crumbs.length === 0) {
    return null;
  }
  return (
    <Box component="nav" aria-label={t('shell.breadcrumbs')} sx={{ minHeight: rowHeight, mb: 1.5 }}>
      <Box
        component="ol"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          listStyle: 'none',
          m: 0,
          p: 0,
          fontSize: '0.875rem',
          lineHeight: `${rowHeight}px`,
          '& li + li::before': { content: '"/"', px: 1, color: 'text.secondary' },
        }}
      >
        {limitCrumbs(crumbs).map((crumb) => (
          <CrumbItem key={crumb?.id ?? '…'} crumb={crumb} />
        ))}
      </Box>
    </Box>
  );
}
