import { statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chooseTemporaryFolder } from './choose-temporary-folder.ts';

it('chooses no folder that is not there', () => {
  const chosen = chooseTemporaryFolder();
  expect(chosen === undefined || statSync(chosen).isDirectory()).toBe(true);
});
