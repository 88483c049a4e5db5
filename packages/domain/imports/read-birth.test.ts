import { expect, it } from 'vitest';
import { debtorOf, warningsOf } from './testing/debtor-row.ts';

it.each([
  ['1980', 1980, null],
  ['1980.0', 1980, null],
  ['03/04/1980', 1980, '1980-03-04'],
  ['1980-03-04', 1980, '1980-03-04'],
  ['3/4/80', 1980, '1980-03-04'],
  ['3/4/09', 2009, '2009-03-04'],
  ['3/4/12', 2012, '2012-03-04'],
  ['05/06/15', 2015, '2015-05-06'],
  ['6/10/26', 2026, '2026-06-10'],
  ['6/11/26', 1926, '1926-06-11'],
  ['3/4/27', 1927, '1927-03-04'],
  ['3/4/36', 1936, '1936-03-04'],
  ['3/4/37', 1937, '1937-03-04'],
  ['3/4/50', 1950, '1950-03-04'],
  ['15-May-15', 2015, '2015-05-15'],
  ['3/4/2012', 2012, '2012-03-04'],
  ['29284', 1980, '1980-03-04'],
])(
  'who was born on %s was born in %i, and on that day where it is given',
  (DOB, birthYear, bornOn) => {
    expect(debtorOf({ DOB })).toMatchObject({ birthYear, bornOn });
  },
);

it.each(['05/06/15', '6/11/2008', '2008', '2012'])('%s is said to be under age', (DOB) => {
  expect(warningsOf({ DOB })).toEqual([['is_minor', 'DOB', DOB]]);
});

it.each(['05/06/50', '6/10/2008', '2007'])('%s is not', (DOB) => {
  expect(warningsOf({ DOB })).toEqual([]);
});
