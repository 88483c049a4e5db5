import Box from '@mui/material/Box';
import type { RecordTableProps } from './record-column.ts';

/** The rows of a table under each other, each value with the header of its column; no value, no header. */
export function RecordCards<Row>({ caption, columns, rows, getKey }: RecordTableProps<Row>) {
  const [name, ...others] = columns;
  return (
    <Box
      component="ul"
      aria-label={caption}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        '& > li + li': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      {rows.map((row) => (
        <Box component="li" key={getKey(row)} sx={{ px: 2.5, py: 2, overflowWrap: 'anywhere' }}>
          <Box sx={{ fontWeight: 600 }}>{name?.render(row)}</Box>
          <Box
            component="dl"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(84px, 30%) minmax(0, 1fr)',
              alignItems: 'baseline',
              columnGap: 2,
              rowGap: 0.75,
              mt: 1,
              mb: 0,
              fontSize: '0.875rem',
            }}
          >
            {others.map(({ id, header, render }) => {
              const content = render(row);
              return content === null ? null : (
                <Box key={id} sx={{ display: 'contents' }}>
                  <Box component="dt" sx={{ color: 'text.secondary' }}>
                    {header}
                  </Box>
                  <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
                    {content}
                  </Box>
                </Box>
              );
            })}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
