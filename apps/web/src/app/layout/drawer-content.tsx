import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { homePage } from '../../features/auth/index.ts';
import { AppLogo } from '../../ui/app-logo.tsx';
import { MenuList } from './menu-list.tsx';

export const drawerWidth = 260;

interface DrawerContentProps {
  /** Tells the two drawers apart where headings need ids of their own. */
  idPrefix: string;
  onChoose?: () => void;
}

export function DrawerContent({ idPrefix, onChoose }: DrawerContentProps) {
  const { t } = useTranslation();
  const choosing = onChoose === undefined ? {} : { onChoose };
  return (
    <Box component="nav" aria-label={t('shell.mainMenu')}>
      <Box
        component={RouterLink}
        to={homePage}
        onClick={() => onChoose?.()}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          height: 64,
          px: 3,
          color: 'text.primary',
          textDecoration: 'none',
        }}
      >
        <AppLogo />
        <Typography component="span" sx={{ fontSize: '1.125rem', fontWeight: 700 }}>
          {t('common.product')}
        </Typography>
      </Box>
      <MenuList idPrefix={idPrefix} {...choosing} />
    </Box>
  );
}
