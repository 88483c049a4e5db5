import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface FieldGroupProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** Fields that belong together, under their own heading. */
export function FieldGroup({ title, lead, children }: FieldGroupProps) {
  const titleId = useId();
  return (
    <Box
      role="group"
      aria-labelledby={titleId}
      sx={{ display: 'grid', gap: 2, pt: 2.5, borderTop: 1, borderColor: 'divider' }}
    >
      <Box>
        <Typography id={titleId} variant="h3">
          {title}
        </Typography>
        {lead === undefined ? null : (
          <Typography variant="body2" sx={{ mt: 0.25, color: 'text.secondary', maxWidth: '70ch' }}>
            {lead}
          </Typography>
        )}
      </Box>
      {children}
    </Box>
  );
}

/** Two fields side by side, where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}
