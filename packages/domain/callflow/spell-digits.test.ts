import { expect, it } from 'vitest';
import { spellDigits } from './spell-digits.ts';

it.each([
  ['+13125550142', '1, 3 1 2, 5 5 5, 0 1 4 2'],
  ['+442079460018', '4 4 2, 0 7 9, 4 6 0, 0 1 8'],
  ['', ''],
])('%s is said digit by digit', (e164, spoken) => {
  expect(spellDigits(e164)).toBe(spoken);
});
