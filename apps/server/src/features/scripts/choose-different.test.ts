import { describe, expect, it } from 'vitest';
import { chooseDifferent } from './choose-different.ts';

const usual = {
  language: 'en',
  birth_year: 1980,
  postal_code: '60601',
  creditor: 'First Bank',
  due_on: '2026-01-02',
  is_first: true,
};

describe('people to try a script with', () => {
  it('are the newest, and those who would hear something else', () => {
    const people = [
      { name: 'newest', ...usual },
      { name: 'the same', ...usual },
      { name: 'unknown creditor', ...usual, creditor: null },
      { name: 'Spanish and unknown', ...usual, language: 'es', birth_year: null },
    ];
    const names = chooseDifferent(people).map(({ name }) => name);
    expect(names).toEqual(['newest', 'Spanish and unknown', 'unknown creditor']);
  });

  it('are all of them where there are few', () => {
    expect(chooseDifferent([])).toEqual([]);
    expect(chooseDifferent([usual, usual])).toHaveLength(2);
  });
});
