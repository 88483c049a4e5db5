import Box from '@mui/material/Box';

interface ProgressBarProps {
  label: string;
  /** From 0 to 1. */
  share: number;
  /** What is read out instead of the percent, where more is known. */
  valueText?: string;
}

/** How much of the whole is done. */
export function ProgressBar({ label, share, valueText }: ProgressBarProps) {
  const exact = Math.min(1, Math.max(0, share)) * 100;
  const percent = Math.round(exact);
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      {...(valueText === undefined ? {} : { 'aria-valuetext': valueText })}
      sx={{ height: 8, borderRadius: 4, overflow: 'hidden', bgcolor: 'action.selected' }}
    >
      <Box
        style={{ width: `${exact.toFixed(1)}%` }}
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
