import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { fewLinesInRows } from './few-lines.ts';

// A browser lets a box go as a whole where letters would be cut off one by one.
const word = {
  display: 'inline-block',
  maxWidth: '100%',
  verticalAlign: 'bottom',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: { xs: 'normal', md: 'nowrap' },
} as const;

/**
 * One line in the rows of tables, which ends after a whole word where not all of it fits; the rest for a person who
 * points at it. Only a word that is longer than the line is cut itself. Cards have room for all of it.
 */
export function WholeWords({ children, sx }: { children: string; sx: object }) {
  const words = [...children.matchAll(/\S+/g)];
  return (
    <Box title={children} sx={{ ...sx, ...fewLinesInRows(1) }}>
      {words.map(({ 0: text, index }) => (
        <Fragment key={index}>
          <Box component="span" sx={word}>
            {text}
          </Box>{' '}
        </Fragment>
      ))}
    </Box>
  );
}
