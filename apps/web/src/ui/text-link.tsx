import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

interface TextLinkProps {
  to: string;
  /** What the router keeps for the page that the link leads to. */
  state?: unknown;
  /** For what is no page of this app and should not take its place. */
  target?: '_blank';
  /** More than its text, which it contains, for readers who do not see what is around it. */
  'aria-label'?: string;
  children: ReactNode;
}

/** A link inside a text or a table. */
export function TextLink({ to, state, target, children, ...named }: TextLinkProps) {
  return (
    <Box
      component={RouterLink}
      to={to}
      state={state}
      {...named}
      {...(target === undefined ? {} : { target })}
      sx={{
        color: 'primary.main',
        textDecorationThickness: '1px',
        textUnderlineOffset: '3px',
        '&:hover': { textDecorationThickness: '2px' },
      }}
    >
      {children}
    </Box>
  );
}
