import { expect, it } from 'vitest';
import { chooseWriteAhead } from './choose-write-ahead.ts';

const gigabyte = 1024 ** 3;

it.each([
  [gigabyte, 1024],
  [24 * gigabyte, 1536],
  [500 * gigabyte, 2048],
])('with %i bytes free, a checkpoint follows after %i MB of changes at most', (free, megabytes) => {
  expect(chooseWriteAhead(free)).toBe(megabytes);
});
