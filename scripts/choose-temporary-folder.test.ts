import { statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chooseTemporaryFolder } from './choose-temporary-folder.ts';

it('leaves the folder that somebody chose', () => {
  expect(chooseTemporaryFolder('/elsewhere')).toBeUndefined();
});

it('chooses none that is not there', () => {
  const chosen = chooseTemporaryFolder(undefined);
  expect(chosen === undefined || statSync(chosen).isDirectory()).toBe(true);
});
