import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { AppLogo } from '../../../ui/app-logo.tsx';
import { ColorModeButton } from '../../../ui/color-mode-button.tsx';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';

interface PublicPageProps {
  title: string;
  lead: string;
  /** Whether the page took the place of a form, so that its title is to be read out. */
  isAnswer?: boolean;
  /** Below the form: the way to other pages, for people who are in the wrong place. */
  footer?: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}

/** The frame of the pages for visitors: a card with a form in the middle. */
export function PublicPage({ title, lead, isAnswer, footer, note, children }: PublicPageProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  // The link or the form that led here is gone, and the focus with it.
  const wasLedHere = isAnswer === true || key !== 'default';
  useEffect(() => {
    if (wasLedHere) {
      heading.current?.focus();
    }
  }, [wasLedHere]);
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
            <Typography
              ref={heading}
              tabIndex={-1}
              variant="h1"
              sx={{ mb: 3, fontSize: '1.5rem', outline: 'none' }}
            >
              {title}
            </Typography>
            {children}
            {footer}
          </Card>
          {note === undefined ? null : <Box sx={{ mt: 2.5 }}>{note}</Box>}
        </Box>
      </Box>
    </Box>
  );
}
