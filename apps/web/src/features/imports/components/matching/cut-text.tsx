import Box from '@mui/material/Box';

/** Such a text fits into its column. */
const longest = 26;

/** A value on one line: a long one is cut, and shown whole when pointed at or reached by keyboard. */
export function CutText({ text }: { text: string }) {
  const isLong = text.length > longest;
  return (
    <Box
      component="span"
      {...(isLong ? { title: text, tabIndex: 0 } : {})}
      sx={{
        display: 'block',
        width: 'max-content',
        maxWidth: 220,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        '&:focus': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
      }}
    >
      {text}
    </Box>
  );
}
