import { describe, expect, it } from 'vitest';
import { suggestLayoutName } from './suggest-layout-name.ts';

describe('the name of remembered columns', () => {
  it.each([
    ['cartera_2026-03.csv', 'cartera'],
    ['First Bank (3).xlsx', 'First Bank'],
    ['20260301.csv', '20260301'],
  ])('follows the file %s without its numbers', (fileName, name) => {
    expect(suggestLayoutName({ fileName, inspection: null })).toBe(name);
  });

  it('stays the one by which the file was recognised', () => {
    const inspection = { layout: { id: '1', name: 'Bank, weekly', destination: null } };
    expect(suggestLayoutName({ fileName: 'x.csv', inspection })).toBe('Bank, weekly');
  });
});
