import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface PageHeaderProps {
  title: string;
  /** The name of the page in the browser's tab, where it differs from its heading. */
  documentTitle?: string;
  lead?: string;
  actions?: ReactNode;
}

/** The one first-level heading of a page, which also names the browser's tab. */
export function PageHeader({ title, documentTitle, lead, actions }: PageHeaderProps) {
  const { t } = useTranslation();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        justifyContent: 'space-between',
        gap: 2,
        mb: 3,
      }}
    >
      <title>{t('common.documentTitle', { page: documentTitle ?? title })}</title>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {lead === undefined ? null : (
          <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{lead}</Typography>
        )}
      </Box>
      {actions}
    </Box>
  );
}
