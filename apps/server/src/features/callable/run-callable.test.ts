import { expect, it } from 'vitest';
import { chooseIdle } from './run-callable.ts';

it.each([
  [0, 2_000],
  [50, 2_000],
  [400, 8_000],
  [60_000, 30_000],
])('a look of %i ms that finds nobody is followed by a pause of %i ms', (looked, pause) => {
  expect(chooseIdle(looked)).toBe(pause);
});
