import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

interface SpinnerProps {
  size?: number;
  color?: 'inherit' | 'primary';
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/** Says that something is on its way. Still, where the person prefers stillness. */
export function Spinner({ size = 40, color = 'primary', ...name }: SpinnerProps) {
  return (
    <Box
      component="span"
      role="progressbar"
      {...name}
      sx={{
        display: 'inline-block',
        boxSizing: 'border-box',
        width: size,
        height: size,
        border: `${size / 11}px solid`,
        borderBottomColor: 'transparent',
        borderRadius: '50%',
        color: color === 'inherit' ? color : `${color}.main`,
        animation: `${turn} 1.2s linear infinite`,
      }}
    />
  );
}
