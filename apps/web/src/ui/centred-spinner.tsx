import Box from '@mui/material/Box';
import { Spinner } from './spinner.tsx';

/** A spinner in the middle of the window. */
export function CentredSpinner({ label }: { label: string }) {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '100dvh' }}>
      <Spinner aria-label={label} />
    </Box>
  );
}
