import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';

const pulse = keyframes({ '50%': { opacity: 0.45 } });

const barStyles = {
  height: 14,
  borderRadius: 1,
  bgcolor: 'action.selected',
  animation: `${pulse} 1.6s ease-in-out infinite`,
};

interface LoadingSkeletonsProps {
  /** Said to people who cannot see the grey bars. */
  label: string;
  rows: number;
  /** As high as the rows to come, so that nothing moves when they arrive. */
  rowHeight: { xs: number; sm: number };
}

/** Grey bars in the shape of a list that is on its way. */
export function LoadingSkeletons({ label, rows, rowHeight }: LoadingSkeletonsProps) {
  const lines = Array.from({ length: rows }, (_unused, line) => line);
  return (
    <Box role="status" aria-busy="true" aria-label={label} sx={{ px: 2.5 }}>
      {lines.map((line) => (
        <Box key={line} sx={{ display: 'flex', alignItems: 'center', gap: 3, height: rowHeight }}>
          <Box sx={{ ...barStyles, flex: 2 }} />
          <Box sx={{ ...barStyles, flex: 3 }} />
          <Box sx={{ ...barStyles, flex: 2, display: { xs: 'none', sm: 'block' } }} />
        </Box>
      ))}
    </Box>
  );
}
