import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type FunctionFile, planFunctions, readFunctions } from './apply-functions.ts';
import { readMigrations } from './migrate.ts';

const file = (name: string, checksum = `sum of ${name}`): FunctionFile => ({
  name,
  text: '',
  checksum,
  owner: undefined,
});

describe('the plan of functions', () => {
  const known = [file('one'), file('two')];

  it('applies what is new or differs from what was applied last', () => {
    const { changed } = planFunctions(known, [{ name: 'two', checksum: 'another' }]);
    expect(changed).toEqual(known);
    expect(planFunctions(known, known)).toEqual({ changed: [], forgotten: [] });
  });

  it('forgets what has no file any more', () => {
    expect(planFunctions([file('one')], known)).toEqual({ changed: [], forgotten: ['two'] });
  });
});

describe('the files of functions', () => {
  function readFrom(files: Record<string, string>): FunctionFile[] {
    const folder = mkdtempSync(join(tmpdir(), 'ringfence-functions-'));
    try {
      for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
      return readFunctions(folder);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  it('say who owns the function in their first line', () => {
    const owner = '-- owner: ringfence_search\n';
    const read = readFrom({ 'auth.one.sql': owner, 'two.sql': `-- Two\n${owner}`, '.hidden': '' });
    expect(read).toMatchObject([
      { name: 'auth.one', owner: 'ringfence_search' },
      { name: 'two', owner: undefined },
    ]);
  });

  it.each(['find-contacts.sql', 'Find.sql', 'find.txt', 'find.sql~', 'other.find.sql', '1.sql'])(
    'are refused where one is named %s',
    (name) => {
      expect(() => readFrom({ [name]: '' })).toThrow(
        `apps/server/functions holds ${name}, which is not named after a function of the database.`,
      );
    },
  );

  it('of this release create the function that they are named after, and no other', () => {
    const files = readFunctions();
    const faults = files.flatMap(({ name, text }) => {
      const created = [...text.matchAll(/^create\b.*?\bfunction [\w.]+/gim)].map(
        ([found]) => found,
      );
      const others = created.filter((found) => found !== `create or replace function ${name}`);
      return created.length > 0 && others.length === 0 ? [] : [`${name}: ${created.join(', ')}`];
    });
    expect(files.length).toBeGreaterThan(100);
    expect(faults).toEqual([]);
  });
});

/** The last migration that came before the files, and later ones whose own statements need a function's new form. */
const lastWithFunctions = 98;
const replacing: readonly number[] = [];

describe('a migration', () => {
  it('replaces no function, because its file would undo that', () => {
    const found = readMigrations()
      .filter(({ version }) => version > lastWithFunctions && !replacing.includes(version))
      .filter(({ text }) => /\bcreate\s+or\s+replace\s+function\s+(?!pg_temp\.)/i.test(text))
      .map(({ version, name }) => `${version}_${name}`);
    expect(found).toEqual([]);
  });
});
