import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  blankTable,
  findWords,
  readDatabaseNames,
  readRowNames,
  readUnusedWords,
} from './find-words.ts';

const root = join(import.meta.dirname, '..');
const glossary = 'CONTRIBUTING.md';
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Migrations that have landed never change, and the lock file holds names of others. */
const isSkipped = (file: string) =>
  file.startsWith('apps/server/migrations/') || file === 'package-lock.json';

function listTrackedFiles(): string[] {
  return execFileSync('git', ['ls-files', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\0')
    .filter((file) => file !== '' && !isSkipped(file) && existsSync(join(root, file)));
}

function checkFile(file: string, words: string[], names: ReadonlySet<string>): string[] {
  const content = read(file);
  const inName = findWords(file, words, names).map(({ word }) => `${file}:name:${word}`);
  // Git, too, takes a file with a zero byte for binary.
  if (content.includes('\0')) return inName;
  const text = file === glossary ? blankTable(content) : content;
  const inText = findWords(text, words, names).map(({ line, word }) => `${file}:${line}:${word}`);
  return [...inName, ...inText];
}

describe('the words of the project', () => {
  const words = readUnusedWords(read(glossary));

  it('are listed in the contributing guide', () => {
    expect(words.length).toBeGreaterThan(10);
  });

  it('leave out, in every tracked text file, those that the guide does not use', () => {
    const files = listTrackedFiles();
    expect(files.length).toBeGreaterThan(3000);
    const schema = read('apps/server/migrations/schema.sql');
    const names = readDatabaseNames(schema);
    const namesInFunctions = new Set([...names, ...readRowNames(schema)]);
    const namesIn = (file: string) =>
      file.startsWith('apps/server/functions/') ? namesInFunctions : names;
    expect(files.flatMap((file) => checkFile(file, words, namesIn(file)))).toEqual([]);
  });
});

describe('an unused word', () => {
  const find = (text: string) => findWords(text, ['splendid', 'hold off']);

  it.each([
    'a splendid day',
    'Splendid!',
    'SPLENDID_DAY',
    'isSplendidDay',
    'splendidDay',
    'day_splendid',
    'keep-splendid.ts',
    'XMLSplendidReader',
    "'splendid'",
    'hold off',
    'Hold  Off',
    'holdOff',
    'hold_off_uploads',
    'hold-off-uploads.ts',
    'to hold\noff',
    ' * they hold\n * off until',
    '// they hold\n  // off until',
    '-- they hold\n-- off until',
  ])('is found in %j', (text) => {
    expect(find(text)).toHaveLength(1);
  });

  it.each([
    'splendidly',
    'Resplendid',
    'resplendid',
    'hold. Off',
    'hold(off)',
    'hold on, off',
    'holding off',
  ])('is not found in %j', (text) => {
    expect(find(text)).toEqual([]);
  });

  it('is named with its line, as often as it stands there', () => {
    expect(find('one\nsplendid, splendid\n\nhold\noff')).toEqual([
      { line: 2, word: 'splendid' },
      { line: 2, word: 'splendid' },
      { line: 4, word: 'hold off' },
    ]);
  });

  it('may stay in a name that the database has, and nowhere else', () => {
    const schema = [
      'create function splendid_days(hold_off text, splendid date) returns text;',
      'CREATE TRIGGER days_splendid AFTER UPDATE ON public.days',
      "check (reason = ANY (ARRAY['splendid_day'::text, 'splendid'::text]))",
    ].join('\n');
    const names = readDatabaseNames(schema);
    const text = 'splendid_days hold_off days_splendid splendid_day\nsplendid splendid_daytime';
    expect(findWords(text, ['splendid', 'hold off'], names)).toEqual([
      { line: 2, word: 'splendid' },
      { line: 2, word: 'splendid' },
    ]);
  });
});

describe('the table of unused words', () => {
  const page = [
    'A splendid page.',
    '### Words we do not use',
    '| Not used | Instead |',
    '|---|---|',
    '| `splendid`, splendidly | good |',
    '| hold off | wait |',
    '## Next',
    'Splendid.',
  ].join('\n');

  it('lists every form in its first column', () => {
    expect(readUnusedWords(page)).toEqual(['splendid', 'splendidly', 'hold off']);
  });

  it('is left out of the check itself, and the rest of the page is not', () => {
    expect(findWords(blankTable(page), ['splendid', 'good'])).toEqual([
      { line: 1, word: 'splendid' },
      { line: 8, word: 'splendid' },
    ]);
  });

  it('must be there', () => {
    expect(() => readUnusedWords('A page.')).toThrow('Words we do not use');
  });
});
