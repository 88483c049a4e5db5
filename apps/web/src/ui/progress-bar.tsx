import Box from '@mui/material/Box';

interface ProgressBarProps {
  label: string;
  /** From 0 to 1. */
  share: number;
}

/** How much of the whole is done. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      sx={{ height: 8, borderRadius: 4, overflow: 'hidden', bgcolor: 'action.selected' }}
    >
      <Box
        style={{ width: `${percent}%` }}
        sx={{
          height: '100%',
          borderRadius: 4,
          bgcolor: 'primary.main',
          transition: 'width 300ms',
        }}
      />
    </Box>
  );
}
