import Box from '@mui/material/Box';
import { twoLines } from './few-lines.ts';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'error';

/**
 * A few words on how something stands. The colour only repeats what they say. Where they do not fit on two
 * lines they are cut off, and whole for a pointer that rests on them.
 */
export function StatusChip({ tone, label }: { tone: Tone; label: string }) {
  const color = tone === 'neutral' ? 'text.secondary' : `${tone}.main`;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        maxWidth: '100%',
        verticalAlign: 'middle',
        px: 1,
        py: 0.25,
        border: 1,
        borderColor: 'divider',
        borderRadius: 4,
        bgcolor: 'background.paper',
        color,
        fontSize: '0.8125rem',
        fontWeight: 600,
        lineHeight: 1.4,
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{ width: 7, height: 7, flexShrink: 0, borderRadius: '50%', bgcolor: color }}
      />
      <Box component="span" title={label} sx={twoLines}>
        {label}
      </Box>
    </Box>
  );
}
