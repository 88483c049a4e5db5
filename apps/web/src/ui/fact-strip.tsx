import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';

interface FactStripProps {
  facts: readonly { term: string; value: ReactNode }[];
}

/** A few figures side by side at the top of a page. */
export function FactStrip({ facts }: FactStripProps) {
  return (
    <Card sx={{ mb: 3 }}>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
          gap: 2,
          m: 0,
          px: 2.5,
          py: 2,
        }}
      >
        {facts.map(({ term, value }) => (
          <Box key={term} sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {term}
            </Box>
            <Box component="dd" sx={{ m: 0, fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
