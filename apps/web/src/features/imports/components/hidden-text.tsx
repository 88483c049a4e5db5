import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface HiddenTextProps {
  /** Whether it is read out when it changes. */
  isLive?: boolean;
  children: ReactNode;
}

/** For people who listen to the page; everybody else sees the same in another way. */
export function HiddenText({ isLive = false, children }: HiddenTextProps) {
  return (
    <Box
      component="span"
      {...(isLive ? { role: 'status' } : {})}
      sx={{
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  );
}
