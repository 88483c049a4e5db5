import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FormFrameProps {
  onSubmit: () => void;
  children: ReactNode;
}

/** A form whose fields stand below each other; what is wrong is said by us, not by the browser. */
export function FormFrame({ onSubmit, children }: FormFrameProps) {
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      {children}
    </Box>
  );
}
