import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface EntryListProps<Entry> {
  label: string;
  isOrdered?: boolean;
  entries: readonly Entry[];
  render: (entry: Entry, place: number) => ReactNode;
}

/** The numbers or debts of a person, one below the other. */
export function EntryList<Entry extends { id: string }>(props: EntryListProps<Entry>) {
  const { label, isOrdered = false, entries, render } = props;
  return (
    <Box
      component={isOrdered ? 'ol' : 'ul'}
      aria-label={label}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        '& > li + li': { borderTop: 1, borderColor: 'divider', mt: 1.5, pt: 1.5 },
      }}
    >
      {entries.map((entry, place) => (
        <li key={entry.id}>{render(entry, place)}</li>
      ))}
    </Box>
  );
}
