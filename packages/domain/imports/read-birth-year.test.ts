import { expect, it } from 'vitest';
import { debtorOf } from './testing/debtor-row.ts';

it.each([
  ['1980', 1980],
  ['03/04/1980', 1980],
  ['3/4/80', 1980],
  ['3/4/09', 2009],
  ['3/4/12', 1912],
  ['3/4/2012', 2012],
  ['29284', 1980],
])('who was born on %s was born in %i', (DOB, birthYear) => {
  expect(debtorOf({ DOB }).birthYear).toBe(birthYear);
});
