import Box from '@mui/material/Box';

/** The mark of the product: a ring around what must not be touched. */
export function AppLogo({ size = 28 }: { size?: number }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 32 32"
      aria-hidden
      sx={{ width: size, height: size, flexShrink: 0, color: 'primary.main' }}
    >
      <circle cx="16" cy="16" r="12.5" fill="none" stroke="currentColor" strokeWidth="4" />
      <circle cx="16" cy="16" r="4" fill="currentColor" />
    </Box>
  );
}
