import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nameRow, readRows } from './conformance/read-rows.ts';

const root = join(import.meta.dirname, '..');

/** The first argument of every `it(…)`, also of one that goes over a table of cases. */
const titles = /(?:\bit|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])+)\1,/g;

function hasTest(source: string, name: string): boolean {
  return [...source.matchAll(titles)].some(
    ([, , title = '']) => title.replaceAll('\\', '') === name,
  );
}

function findFaults(page: string, read: (file: string) => string | undefined): string[] {
  return readRows(page).flatMap((row) => {
    const { tests } = row;
    const where = nameRow(row);
    if (tests.length === 0) return [`${where} names no test`];
    return tests.flatMap(({ file, name }) => {
      const source = read(file);
      if (source === undefined) return [`${where}: ${file} does not exist`];
      return hasTest(source, name) ? [] : [`${where}: ${file} has no test "${name}"`];
    });
  });
}

const readSource = (file: string): string | undefined => {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};

describe('the table of conformance', () => {
  const page = readFileSync(join(root, 'docs/spec-conformance.md'), 'utf8');

  it('names a test that exists for every statement', () => {
    expect(findFaults(page, readSource)).toEqual([]);
  });

  it('covers every section of the specification', () => {
    const sections = new Set(readRows(page).map(({ section }) => section.slice(0, 2)));
    expect([...sections].sort()).toEqual(['§1', '§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9']);
  });

  it.each([
    ['a row without a test', '| §2 | A statement |  |', 'names no test'],
    ['a file that is gone', '| §2 | A statement | `a.test.ts` › `does it` |', 'does not exist'],
    ['a test that is gone', '| §2 | A statement | `b.test.ts` › `does it` |', 'has no test'],
  ])('is refused with %s', (_case, row, fault) => {
    const read = (file: string) =>
      file === 'b.test.ts' ? `it('does that', () => {});` : undefined;
    expect(findFaults(row, read)).toEqual([expect.stringContaining(fault)]);
  });
});
