import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface SectionCardProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  /** For content that brings its own distance to the edge, such as a table. */
  isFlush?: boolean;
  children: ReactNode;
}

/** A part of a page under its own heading. */
export function SectionCard({ title, lead, actions, isFlush, children }: SectionCardProps) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          px: 2.5,
          pt: 2,
          pb: isFlush ? 2 : 0,
          borderBottom: isFlush ? 1 : 0,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography id={titleId} variant="h2">
            {title}
          </Typography>
          {lead === undefined ? null : (
            <Typography variant="body2" sx={{ mt: 0.25, color: 'text.secondary' }}>
              {lead}
            </Typography>
          )}
        </Box>
        {actions}
      </Box>
      <Box sx={isFlush ? {} : { px: 2.5, pt: 2, pb: 2.5 }}>{children}</Box>
    </Card>
  );
}
