import { expect, it } from 'vitest';
import { chooseBuffers } from './choose-buffers.ts';

const gigabyte = 1024 ** 3;

it.each([
  [gigabyte / 2, 128],
  [2 * gigabyte, 256],
  [4 * gigabyte, 512],
  [24 * gigabyte, 3072],
  [64 * gigabyte, 4096],
])('of %i bytes of memory, the database keeps pages in %i MB', (memory, megabytes) => {
  expect(chooseBuffers(memory)).toBe(megabytes);
});
