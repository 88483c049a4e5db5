import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { AppLogo } from '../../../ui/app-logo.tsx';
import { ColorModeButton } from '../../../ui/color-mode-button.tsx';
import { FooterLinks } from '../../../ui/footer-links.tsx';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { scrollToTop } from '../../../ui/scroll-to-top.ts';
import { TextLink } from '../../../ui/text-link.tsx';

interface DocumentPageProps {
  title: string;
  lead: string;
  sections: readonly { title: string; body: string }[];
}

/** A page of plain text for everybody, signed in or not. */
export function DocumentPage({ title, lead, sections }: DocumentPageProps) {
  const { t } = useTranslation(['translation', 'pages']);
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  // The link that led here is gone, and the focus with it.
  const wasLedHere = key !== 'default';
  useEffect(() => {
    scrollToTop();
    if (wasLedHere) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [wasLedHere]);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <title>{t('common.documentTitle', { page: title })}</title>
      <Box
        component="header"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, py: 1.5 }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, mr: 'auto' }}>
          <AppLogo />
          <TextLink to="/">{t('pages:back')}</TextLink>
        </Box>
        <LanguageSwitch />
        <ColorModeButton />
      </Box>
      <Box
        component="main"
        sx={{ flex: 1, width: '100%', maxWidth: 720, mx: 'auto', px: { xs: 2, sm: 3 }, py: 4 }}
      >
        <Typography ref={heading} tabIndex={-1} variant="h1" sx={{ outline: 'none' }}>
          {title}
        </Typography>
        <Typography sx={{ mt: 0.5, mb: 4, color: 'text.secondary' }}>{lead}</Typography>
        {sections.map((section) => (
          <Box component="section" key={section.title} sx={{ mb: 3.5 }}>
            <Typography variant="h2" sx={{ mb: 1 }}>
              {section.title}
            </Typography>
            <Typography>{section.body}</Typography>
          </Box>
        ))}
      </Box>
      <FooterLinks />
    </Box>
  );
}
