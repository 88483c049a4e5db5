import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';

interface DisclosureProps {
  label: string;
  /** Made only once it is wanted. */
  render: () => ReactNode;
}

/** More, for people who want it. */
export function Disclosure({ label, render }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box
      component="details"
      onToggle={(event) => setOpen(event.currentTarget.open)}
      sx={{
        '& > summary': { cursor: 'pointer', color: 'primary.main', py: 0.5 },
        '& > summary:focus-visible': {
          outline: '2px solid',
          outlineColor: 'primary.main',
          outlineOffset: 2,
        },
      }}
    >
      <summary>{label}</summary>
      {isOpen ? <Box sx={{ mt: 1 }}>{render()}</Box> : null}
    </Box>
  );
}
