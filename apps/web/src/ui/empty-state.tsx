import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  body: string;
  action?: ReactNode;
}

/** Stands where a list would be: there is nothing in it, or it cannot be shown. */
export function EmptyState({ icon, title, body, action }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        gap: 1,
        px: 3,
        py: 6,
      }}
    >
      <Box aria-hidden sx={{ color: 'text.secondary', fontSize: 40, lineHeight: 1 }}>
        {icon}
      </Box>
      <Typography variant="h2" component="p">
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '44ch' }}>{body}</Typography>
      {action === undefined ? null : <Box sx={{ mt: 2 }}>{action}</Box>}
    </Box>
  );
}
