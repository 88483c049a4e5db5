import { describe, expect, it } from 'vitest';
import { checkMapping } from './check-mapping.ts';
import { identifyPerson } from './settle-person.ts';
import { foldHeader, suggestMapping } from './suggest-mapping.ts';
import { makeSight } from './testing/sight.ts';

const header = ['Client ID', 'Account Number', 'Name', 'Phone', 'Balance'];
const row = (client: string, account: string, name: string) => [
  client,
  account,
  name,
  '312-555-0142',
  '12.50',
];
const apart = [row('C-1', '4001', 'Ann Lee'), row('C-2', '4002', 'Bob Ray')];
const fieldsOf = ({ mapping }: ReturnType<typeof suggestMapping>) =>
  mapping.columns.slice(0, 2).map(({ field }) => field);

describe('a file with an id of a client and account numbers', () => {
  it.each([
    'Client ID',
    'Client No.',
    'CLIENT_NUMBER',
    'Customer ID',
    'Cust Num',
    'ID del cliente',
  ])('takes nothing for the person’s key, and asks: %s', (name) => {
    const suggestion = suggestMapping(makeSight([name, ...header.slice(1)], apart));
    expect(fieldsOf(suggestion)).toEqual([null, 'debt_reference']);
    expect(suggestion.columns.slice(0, 2).every(({ confidence }) => confidence < 0.6)).toBe(true);
    expect(suggestion.mapping.personCandidates?.toSorted()).toEqual([0, 1]);
    expect(checkMapping(suggestion.mapping)).toEqual([
      { code: 'person_unclear', field: 'reference' },
    ]);
  });

  it('takes the account number where nobody can be asked, and the id of a customer before it', () => {
    const first = (name: string) =>
      suggestMapping(makeSight([name, ...header.slice(1)], apart)).mapping.personCandidates?.[0];
    expect(first('Client ID')).toBe(1);
    expect(first('Customer ID')).toBe(0);
  });

  it('does not ask about an id that stands beside different names', () => {
    const ofCreditor = [row('FB', '4001', 'Ann Lee'), row('FB', '4002', 'Bob Ray')];
    const suggestion = suggestMapping(makeSight(header, ofCreditor));
    expect(suggestion.mapping.personCandidates).toBeUndefined();
    expect(fieldsOf(suggestion)).toEqual([null, 'reference']);
  });

  it('takes the id where account numbers stand beside different names', () => {
    const shared = [row('C-1', '4001', 'Ann Lee'), row('C-2', '4001', 'Bob Ray')];
    const suggestion = suggestMapping(makeSight(header, shared));
    expect(suggestion.mapping.personCandidates).toBeUndefined();
    expect(fieldsOf(suggestion)).toEqual(['reference', 'debt_reference']);
  });

  it('takes neither where both stand beside different names', () => {
    const shared = [row('FB', '4001', 'Ann Lee'), row('FB', '4001', 'Bob Ray')];
    const suggestion = suggestMapping(makeSight(header, shared));
    expect(suggestion.mapping.personCandidates).toBeUndefined();
    expect(fieldsOf(suggestion)).toEqual([null, 'debt_reference']);
  });

  it('takes one name that is written in two ways for one person', () => {
    const twice = [row('C-1', '4001', 'Lee, Ann'), row('C-1', '4002', 'Ann B. Lee')];
    expect(suggestMapping(makeSight(header, twice)).mapping.personCandidates).toEqual([1, 0]);
  });

  it('is not asked about where it has an id that is the person’s alone', () => {
    const suggestion = suggestMapping(
      makeSight(
        [...header, 'Debtor ID'],
        apart.map((cells, index) => [...cells, `D${index}`]),
      ),
    );
    expect(suggestion.mapping.personCandidates).toBeUndefined();
    expect(suggestion.columns.at(-1)?.field).toBe('reference');
  });
});

describe('the answer', () => {
  const suggested = suggestMapping(makeSight(header, apart)).mapping;
  const answer = (chosen: number | null) => ({
    ...suggested,
    columns: identifyPerson(suggested.columns, suggested, chosen),
    personCandidates: undefined,
  });

  it.each([
    [0, ['reference', 'debt_reference']],
    [1, [null, 'reference']],
    [null, [null, 'debt_reference']],
  ])('of column %s lets the rows be checked', (chosen, fields) => {
    const mapping = answer(chosen);
    expect(mapping.columns.slice(0, 2).map(({ field }) => field)).toEqual(fields);
    expect(checkMapping(mapping)).toEqual([]);
  });

  it('can be changed', () => {
    const again = identifyPerson(answer(1).columns, suggested, 0);
    expect(again).toEqual(answer(0).columns);
  });

  it('is that of the layout in the next file', () => {
    const layout = { id: '1', name: 'Bank', header: foldHeader(header), mapping: answer(0) };
    const next = suggestMapping(makeSight(header, apart, { layouts: [layout] }));
    expect(next.mapping.personCandidates).toBeUndefined();
    expect(fieldsOf(next)).toEqual(['reference', 'debt_reference']);
  });
});
