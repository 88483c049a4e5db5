import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface NoticeProps {
  kind: 'error' | 'info';
  children: ReactNode;
}

const icons = { error: ErrorIcon, info: InfoIcon };

/** A sentence set apart from the rest; an error is read out as soon as it appears. */
export function Notice({ kind, children }: NoticeProps) {
  const Icon = icons[kind];
  const isError = kind === 'error';
  return (
    <Box
      role={isError ? 'alert' : 'note'}
      sx={{
        display: 'flex',
        gap: 1.5,
        px: 2,
        py: 1.5,
        border: 1,
        borderColor: isError ? 'error.main' : 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: isError ? 'error.main' : 'text.secondary',
        fontSize: '0.875rem',
      }}
    >
      <Icon aria-hidden fontSize="small" sx={{ mt: '1px', color: `${kind}.main` }} />
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  );
}
