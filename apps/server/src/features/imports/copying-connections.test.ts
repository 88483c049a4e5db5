import { expect, it } from 'vitest';
import { mostCopying } from '../../platform/database/database.ts';
import { filesAtOnce } from './import-file.ts';
import { laneOf } from './import-steps.ts';

it('gives every step that copies rows a connection of its own, so that none waits for another', () => {
  const copying = laneOf.checking.atOnce + laneOf.storing.atOnce + filesAtOnce;
  expect(mostCopying).toBeGreaterThanOrEqual(copying);
});
