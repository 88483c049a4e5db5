import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { AppLogo } from '../../../ui/app-logo.tsx';
import { ColorModeButton } from '../../../ui/color-mode-button.tsx';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useIsDemo } from '../api.ts';
import { LoginForm } from '../components/login-form.tsx';

export function LoginPage() {
  const { t } = useTranslation();
  const isDemo = useIsDemo();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <title>{t('common.documentTitle', { page: t('auth.title') })}</title>
      <Box
        component="header"
        sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, px: 2, py: 1.5 }}
      >
        <LanguageSwitch />
        <ColorModeButton />
      </Box>
      <Box
        component="main"
        // Held to the top, so that a note that arrives late moves nothing.
        sx={{ flex: 1, display: 'grid', placeItems: 'start center', px: 2, pt: '8vh', pb: 8 }}
      >
        <Box sx={{ width: '100%', maxWidth: 420 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, mb: 1 }}>
            <AppLogo size={32} />
            <Typography component="span" sx={{ fontSize: '1.25rem', fontWeight: 700 }}>
              {t('common.product')}
            </Typography>
          </Box>
          <Typography sx={{ mb: 3, color: 'text.secondary' }}>{t('auth.lead')}</Typography>
          <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
            <Typography variant="h1" sx={{ mb: 3, fontSize: '1.5rem' }}>
              {t('auth.title')}
            </Typography>
            <LoginForm />
          </Card>
          {isDemo ? (
            <Box sx={{ mt: 2.5 }}>
              <Notice kind="info">{t('auth.demoNote')}</Notice>
            </Box>
          ) : null}
        </Box>
      </Box>
    </Box>
  );
}
