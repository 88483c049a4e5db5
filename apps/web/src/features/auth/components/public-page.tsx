import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { AppLogo } from '../../../ui/app-logo.tsx';
import { ColorModeButton } from '../../../ui/color-mode-button.tsx';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

interface PublicPageProps {
  title: string;
  lead: string;
  /** The way to the page for people who are in the wrong place. */
  other: { question: string; label: string; url: string };
  note?: ReactNode;
  children: ReactNode;
}

/** The frame of the pages for visitors: a card with a form in the middle. */
export function PublicPage({ title, lead, other, note, children }: PublicPageProps) {
  const { t } = useTranslation();
  const { state } = useLocation();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <title>{t('common.documentTitle', { page: title })}</title>
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
          <Typography sx={{ mb: 3, color: 'text.secondary' }}>{lead}</Typography>
          <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
            <Typography variant="h1" sx={{ mb: 3, fontSize: '1.5rem' }}>
              {title}
            </Typography>
            {children}
            <Typography variant="body2" sx={{ mt: 2.5, color: 'text.secondary' }}>
              {other.question}{' '}
              {/* The remembered page goes along, so that it is not lost on the way. */}
              <TextLink to={other.url} state={state}>
                {other.label}
              </TextLink>
            </Typography>
          </Card>
          {note === undefined ? null : <Box sx={{ mt: 2.5 }}>{note}</Box>}
        </Box>
      </Box>
    </Box>
  );
}
