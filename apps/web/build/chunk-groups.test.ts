import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chunkGroups } from './chunk-groups.ts';

const source = new URL('../src/', import.meta.url);
const staticImport = /^(?:import|export) (?!type )[^;]*?from '(\.[^']+\.tsx?)';/gm;

/** A file with everything that is fetched before it runs: what it imports, but late. */
function listImported(start: string): string[] {
  const reached = new Set([new URL(start, source).href]);
  // A set keeps the order of insertion while it is being walked, so it serves as the queue too.
  for (const address of reached) {
    const text = readFileSync(new URL(address), 'utf8');
    for (const [, path = ''] of text.matchAll(staticImport)) {
      reached.add(new URL(path, address).href);
    }
  }
  return [...reached].map((address) => new URL(address).pathname);
}

/** Of these, what the group is built around. */
function findInGroup(paths: readonly string[], name: string): string[] {
  const group = chunkGroups.find((known) => known.name === name);
  const { test } = group ?? {};
  if (typeof test !== 'function') throw new Error(`There is no group ${name}.`);
  return paths.filter((path) => test(path));
}

// What comes of it is built and read in `add-screen.deep.test.ts`.
describe('what pages import', () => {
  it.each(['features/auth/pages/login-page.tsx', 'features/public-pages/pages/about-page.tsx'])(
    '%s imports nothing of what surrounds the pages behind it',
    (page) => {
      const imported = listImported(page);
      expect(imported.length).toBeGreaterThan(5);
      expect(findInGroup(imported, 'session')).toEqual([]);
    },
  );

  it('no page of the layout imports those of visitors', () => {
    const imported = listImported('features/dashboard/pages/dashboard-page.tsx');
    expect(findInGroup(imported, 'session')).not.toEqual([]);
    expect(findInGroup(imported, 'entrance')).toEqual([]);
  });
});
