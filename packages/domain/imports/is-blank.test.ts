import { expect, it } from 'vitest';
import { isBlank } from './is-blank.ts';

it.each([
  '',
  '-',
  '--',
  'N/A',
  'n/a',
  '#N/A',
  'null',
  'NULL',
  'None',
  'unknown',
  'Sin dato',
  '(blank)',
])('%j says nothing', (text) => {
  expect(isBlank(text)).toBe(true);
});

it.each(['0', 'no', 'Nan Smith', 'Una', '-5', '.5', 'none of them', 'Ñ', '王'])(
  '%j says something',
  (text) => {
    expect(isBlank(text)).toBe(false);
  },
);
