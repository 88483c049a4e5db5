import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { TextLink } from './text-link.tsx';

/** The foot of a page: who we are, what we promise, and whose it is. */
export function FooterLinks() {
  const { t } = useTranslation();
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: 1,
        px: { xs: 2, sm: 3 },
        py: 2.5,
        color: 'text.secondary',
        fontSize: '0.8125rem',
      }}
    >
      <span>{t('shell.copyright', { year: new Date().getFullYear() })}</span>
      <Box component="nav" aria-label={t('shell.footer')} sx={{ display: 'flex', gap: 2 }}>
        {(['about', 'privacy', 'terms'] as const).map((page) => (
          <TextLink key={page} to={`/${page}`}>
            {t(`shell.${page}`)}
          </TextLink>
        ))}
      </Box>
    </Box>
  );
}
