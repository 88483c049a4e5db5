import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

it('finds no file that replaces modules among those that share their workers with others', () => {
  const files = globSync('{apps,bench,packages,scripts}/**/*.integration{,.deep}.test.ts', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  });
  const replaces = (file: string): boolean =>
    /\bvi\.(do)?mock\(/i.test(readFileSync(`${root}/${file}`, 'utf8'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter(replaces)).toEqual([]);
});
