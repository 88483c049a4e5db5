import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FactListProps {
  facts: readonly { term: string; value: ReactNode }[];
}

/** Terms with their values under each other. */
export function FactList({ facts }: FactListProps) {
  return (
    <Box component="dl" sx={{ m: 0, '& > div + div': { borderTop: 1, borderColor: 'divider' } }}>
      {facts.map(({ term, value }) => (
        <Box
          key={term}
          sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, py: 1, minWidth: 0 }}
        >
          <Box component="dt" sx={{ color: 'text.secondary', flexShrink: 0, maxWidth: '50%' }}>
            {term}
          </Box>
          <Box
            component="dd"
            sx={{ m: 0, fontWeight: 600, textAlign: 'right', overflowWrap: 'anywhere' }}
          >
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
