import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';

interface FoldedSectionProps {
  title: string;
  /** What holds as it is, in a few words. */
  meaning: string;
  /** Something in it has to be put right, so that it cannot stay folded. */
  isFaulty: boolean;
  children: ReactNode;
}

/** A part of the form that most people leave as it is. */
export function FoldedSection({ title, meaning, isFaulty, children }: FoldedSectionProps) {
  const [isWanted, setWanted] = useState(false);
  const isOpen = isWanted || isFaulty;
  return (
    <Box
      component="details"
      open={isOpen}
      onToggle={(event) => setWanted(event.currentTarget.open)}
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        '& > summary': {
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '9rem minmax(0, 1fr) auto' },
          columnGap: 2,
          alignItems: 'center',
          py: 1.5,
          cursor: 'pointer',
          listStyle: 'none',
        },
        '& > summary::-webkit-details-marker': { display: 'none' },
        '& > summary:focus-visible': {
          outline: '2px solid',
          outlineColor: 'primary.main',
          outlineOffset: 2,
        },
        '&[open] > summary svg': { transform: 'rotate(180deg)' },
      }}
    >
      <summary>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {title}
        </Box>
        <Box
          component="span"
          sx={{
            color: 'text.secondary',
            gridRow: { xs: 2, sm: 'auto' },
            gridColumn: { xs: '1 / -1', sm: 'auto' },
            overflowWrap: 'anywhere',
          }}
        >
          {meaning}
        </Box>
        <ExpandIcon aria-hidden color="action" fontSize="small" />
      </summary>
      <Box sx={{ display: 'grid', gap: 2.5, pt: 1, pb: 2.5 }}>{children}</Box>
    </Box>
  );
}
