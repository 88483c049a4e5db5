import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLogo } from './app-logo.tsx';
import { RequestId } from './request-id.tsx';

interface MessageProps {
  title: string;
  body: string;
  /** A short sign above the title, such as the number of the error. */
  sign?: string;
  requestId?: string | undefined;
  actions?: ReactNode;
  /** What else can be done here. */
  children?: ReactNode;
}

/** Says one thing in place of a page and offers the way on. */
export function Message({ title, body, sign, requestId, actions, children }: MessageProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ maxWidth: 480, mx: 'auto', py: 6, textAlign: 'center' }}>
      <title>{t('common.documentTitle', { page: title })}</title>
      <AppLogo size={40} />
      {sign === undefined ? null : (
        <Typography aria-hidden sx={{ mt: 2, color: 'text.secondary', fontWeight: 600 }}>
          {sign}
        </Typography>
      )}
      <Typography variant="h1" sx={{ mt: sign === undefined ? 2 : 0.5 }}>
        {title}
      </Typography>
      <Typography sx={{ mt: 1.5, mb: 1, color: 'text.secondary' }}>{body}</Typography>
      <RequestId requestId={requestId} />
      <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center' }}>
        {actions}
      </Box>
      {children}
    </Box>
  );
}
