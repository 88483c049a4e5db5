import Box from '@mui/material/Box';

/** Which debt it is about, by its reference and creditor. */
export function DebtCell({ reference, creditor }: { reference: string; creditor: string | null }) {
  return (
    <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
      {creditor === null ? reference : `${reference} · ${creditor}`}
    </Box>
  );
}
