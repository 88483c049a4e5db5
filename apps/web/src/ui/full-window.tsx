import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Puts the content of a page without a layout into the middle of the window. */
export function FullWindow({ children }: { children: ReactNode }) {
  return (
    <Box
      component="main"
      sx={{ display: 'grid', placeItems: 'center', minHeight: '100dvh', px: 3 }}
    >
      {children}
    </Box>
  );
}
