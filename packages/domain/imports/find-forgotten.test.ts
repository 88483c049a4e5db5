import { expect, it } from 'vitest';
import { createForgottenFinder } from './find-forgotten.ts';
import type { ColumnMapping, Mapping } from './mapping.ts';
import { mapHeader } from './testing/sight.ts';

const leftOut = (name: string, changes: Partial<ColumnMapping> = {}): Mapping => {
  const mapping = mapHeader(['Name', 'Phone', 'Balance']);
  const column = { name, field: null, position: 0, customName: null, ...changes };
  return { ...mapping, columns: [...mapping.columns, column] };
};
const find = (name: string, value: string, changes: Partial<ColumnMapping> = {}) =>
  createForgottenFinder(leftOut(name, changes))(['Ann', '312', '5', value]);

it.each([
  ['Remarks 2', 'Deceased 3/4/2026'],
  ['X1', 'DNC'],
  ['X1', 'Attorney'],
  ['Deceased?', 'Y'],
  ['Do Not Call Before', '10am'],
  ['Acct Status 2', '99'],
  ['Cease Date', '2026-01-02'],
])('the left-out column %j with %j may forbid a call', (name, value) => {
  expect(find(name, value)).toEqual([{ column: name, value }]);
});

it.each([
  ['Deceased?', 'N'],
  ['Deceased?', ''],
  ['Household', 'three'],
  ['Branch', 'North'],
])('the left-out column %j with %j does not', (name, value) => {
  expect(find(name, value)).toEqual([]);
});

it("a field of the organization's own is looked at too, and one that is read is not", () => {
  const own = { field: 'custom' as const, customName: 'Flag' };
  expect(find('Flag', 'Bankruptcy', own)).toHaveLength(1);
  expect(find('Status', 'Bankruptcy', { field: 'debt_state' })).toEqual([]);
});

it('prose is looked at, too, however long it goes on', () => {
  const look = createForgottenFinder(leftOut('Story'));
  for (let index = 0; index < 600; index += 1) look(['Ann', '312', '5', `text ${index}`]);
  expect(look(['Ann', '312', '5', 'Deceased'])).toHaveLength(1);
  expect(look(['Ann', '312', '5', 'Nice weather'])).toEqual([]);
});

it.each([
  'Deceased per spouse',
  'attorney retained',
  'Called 3/4, spouse says he passed away in May',
  'El cliente falleció',
  'Deceased - removed from dialer',
  'Removed from campaign: deceased',
  'Deceased - card expired',
  'Attorney retained, settlement offer declined',
  'Disputed - claim denied by insurance',
  'no longer employed, deceased',
  'No response to letters deceased',
  'did not pay because deceased',
  'DNC - payment declined',
  'C&D received - last payment declined',
  'BK filed, claim rejected',
  'Represented by atty, check cleared',
  'In jail, phone terminated',
  'Was in jail, released',
  'Son says he passed in May',
  'Falleció - tarjeta rechazada',
])('a note is looked at, too: %j', (note) => {
  expect(find('Notes', note, { field: 'note' })).toEqual([{ column: 'Notes', value: note }]);
});

it('a note that names no reason, or denies it, is left alone', () => {
  for (const note of [
    'Asked for a letter',
    'Not deceased, spoke to him',
    'No attorney',
    'BK dismissed',
    'Dispute resolved',
    'No longer represented by attorney',
    'No contact made',
    'Passed the phone to her son',
    'Sells real estate',
    'Sin abogado',
  ]) {
    expect(find('Notes', note, { field: 'note' })).toEqual([]);
  }
});

it('of a long text the sentence is shown that names the reason', () => {
  const story =
    'Spoke to a neighbour about the house, who had not seen anybody there since spring. ';
  const text = `${story}${story}Debtor is represented by counsel. Old number removed.`;
  expect(find('Notes', text, { field: 'note' })).toEqual([
    { column: 'Notes', value: 'Debtor is represented by counsel' },
  ]);
  expect(find('Story', text)).toHaveLength(1);
  expect(find('Story', story + story)).toEqual([]);
});
