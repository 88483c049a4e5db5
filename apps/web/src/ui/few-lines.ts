/** Whole words on a line or two; where more does not fit, it is cut off at the end of the last line. */
export const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  whiteSpace: 'normal',
  overflowWrap: 'break-word',
  lineHeight: 1.25,
} as const;

/** In tables, whose rows are as high as each other; cards have room for all of it. */
export function fewLinesInRows(lines: 1 | 2 | 3) {
  return {
    overflow: 'hidden',
    display: { xs: 'block', md: '-webkit-box' },
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: { xs: 'none', md: lines },
    overflowWrap: 'break-word',
    ...(lines === 1 ? {} : { lineHeight: 1.25 }),
  } as const;
}
