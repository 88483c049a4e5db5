import { expect, it } from 'vitest';
import { debtorOf } from './testing/debtor-row.ts';

it.each([
  ['1980', 1980, null],
  ['1980.0', 1980, null],
  ['03/04/1980', 1980, '1980-03-04'],
  ['1980-03-04', 1980, '1980-03-04'],
  ['3/4/80', 1980, '1980-03-04'],
  ['3/4/09', 2009, '2009-03-04'],
  ['3/4/12', 1912, '1912-03-04'],
  ['3/4/2012', 2012, '2012-03-04'],
  ['29284', 1980, '1980-03-04'],
])(
  'who was born on %s was born in %i, and on that day where it is told',
  (DOB, birthYear, bornOn) => {
    expect(debtorOf({ DOB })).toMatchObject({ birthYear, bornOn });
  },
);
