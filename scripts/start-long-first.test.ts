import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { longFiles } from './start-long-first.ts';

it('names only files that are there', () => {
  const root = new URL('..', import.meta.url);
  expect(longFiles.filter((file) => !existsSync(fileURLToPath(new URL(file, root))))).toEqual([]);
});
