import { expect, it } from 'vitest';
import { createUnheededFinder } from './find-unheeded.ts';
import { debtorOf } from './testing/debtor-row.ts';
import { mapHeader } from './testing/sight.ts';

const find = (row: Readonly<Record<string, string>>) =>
  createUnheededFinder(mapHeader(Object.keys(row)))(Object.values(row));
const person = { Name: 'Ann Lee', Phone: '312-555-0142', Balance: 'x' };

it.each([
  [{ Status: 'Purple' }],
  [{ Status: 'Deceased' }],
  [{ Status: 'Not deceased' }],
  [{ Status: 'Wrong number' }],
  [{ Status: 'Paid' }],
  [{ Status: 'Active', DNC: 'yes' }],
  [{ Status: 'Active', DNC: 'perhaps' }],
  [{ Status: 'Active', Name: 'Estate of Ann Lee' }],
])('a rejected row with %j may say that somebody is not to be called', (said) => {
  expect(find({ Account: 'A1', ...person, ...said })).toBe('A1');
});

it.each([[{ Status: 'Active' }], [{ Status: '' }], [{ Status: 'Out of statute', DNC: 'no' }]])(
  'one with %j does not',
  (said) => {
    expect(find({ Account: 'A1', ...person, ...said })).toBeNull();
  },
);

it('without a reference, phone and name tell who it is', () => {
  const { externalReference } = debtorOf({ ...person, Balance: '5' });
  expect(find({ ...person, Status: 'Purple' })).toBe(externalReference);
  expect(find({ ...person, Phone: '', Status: 'Purple' })).toBeNull();
});
