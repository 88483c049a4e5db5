import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyRepository } from './copy-repository.ts';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'ringfence-copied-')));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('a copy has what is tracked and what is new, and its own packages are those of the copy', () => {
  const [root, copy] = [join(folder, 'root'), join(folder, 'copy')];
  const files = {
    '.gitignore': 'node_modules/\n*.log\n',
    'packages/domain/rule.ts': 'tracked',
    'packages/domain/gone.ts': 'deleted',
    'packages/domain/new.ts': 'new',
    'test.log': 'ignored',
    'node_modules/react/index.js': 'react',
    'node_modules/.cache/old.js': 'old',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  mkdirSync(join(root, 'node_modules/@ringfence'));
  symlinkSync('../../packages/domain', join(root, 'node_modules/@ringfence/domain'));
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root });
  git('init', '--quiet');
  git('add', 'packages/domain/rule.ts', 'packages/domain/gone.ts');
  rmSync(join(root, 'packages/domain/gone.ts'));

  copyRepository(root, copy);
  const read = (file: string) => readFileSync(join(copy, file), 'utf8');
  expect(read('packages/domain/rule.ts')).toBe('tracked');
  expect(read('packages/domain/new.ts')).toBe('new');
  expect(read('node_modules/react/index.js')).toBe('react');
  for (const file of ['packages/domain/gone.ts', 'test.log', 'node_modules/.cache']) {
    expect(existsSync(join(copy, file)), file).toBe(false);
  }
  const own = realpathSync(join(copy, 'node_modules/@ringfence/domain'));
  expect(own).toBe(join(copy, 'packages/domain'));
});
