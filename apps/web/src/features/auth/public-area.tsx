import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useAuth } from './auth-context.ts';
import { findRememberedPage } from './remembered-page.ts';

/** The pages for visitors only: whoever is signed in is led on. */
export function PublicArea() {
  const { t } = useTranslation();
  const { state } = useAuth();
  const location = useLocation();
  if (state.status === 'loading') {
    return (
      <Box role="status" sx={{ p: 3 }}>
        {t('common.loading')}
      </Box>
    );
  }
  if (state.status === 'signedIn') {
    return <Navigate to={findRememberedPage(location.state)} replace />;
  }
  return <Outlet />;
}
