import { describe, expect, it } from 'vitest';
import { isNarrowed, readFilters, writeFilters } from './read-filters.ts';

const read = (address: string) => readFilters(new URLSearchParams(address));

describe('readFilters', () => {
  it('takes everything by name where the address says nothing', () => {
    expect(read('')).toEqual({ search: '', state: null, sort: 'name', order: 'asc' });
  });

  it('leaves out what nobody offers', () => {
    expect(read('state=deleted&sort=members&order=up')).toEqual(read(''));
  });

  it('takes no more of a search than the server does', () => {
    expect(read(`search=${'a'.repeat(101)}`).search).toHaveLength(100);
  });
});

describe('writeFilters', () => {
  it.each([
    '',
    'search=harbor',
    'search=%26+co&state=suspended&sort=created_at&order=desc',
    'order=desc',
  ])('writes what it read: %s', (address) => {
    expect(writeFilters(read(address)).toString()).toBe(address);
  });
});

describe('isNarrowed', () => {
  it('is recognised by what is left out of the list, not by its order', () => {
    expect(isNarrowed(read('sort=created_at&order=desc'))).toBe(false);
    expect(isNarrowed(read('search=harbor'))).toBe(true);
    expect(isNarrowed(read('state=active'))).toBe(true);
  });
});
