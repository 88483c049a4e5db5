import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface PlainTableProps {
  caption: string;
  /** The first column names the row, the others are numbers. */
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

const styles = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    px: 1,
    py: 0.75,
    textAlign: 'right',
    borderBottom: 1,
    borderColor: 'divider',
    fontWeight: 400,
  },
  '& th:first-of-type': { pl: 0, textAlign: 'left' },
  '& thead th': { color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 600 },
} as const;

/** The numbers of a chart. */
export function PlainTable({ caption, columns, rows }: PlainTableProps) {
  return (
    <Box component="table" aria-label={caption} sx={styles}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...numbers] }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {numbers.map((cell, index) => (
              // The columns never change their places.
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
