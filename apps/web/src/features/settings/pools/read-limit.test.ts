import { describe, expect, it } from 'vitest';
import { readLimit } from './read-limit.ts';

describe('the limit of a day', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['1', 1],
    [' 250 ', 250],
    ['100000', 100_000],
    ['0', undefined],
    ['-5', undefined],
    ['2.5', undefined],
    ['1e3', undefined],
    ['100001', undefined],
    ['many', undefined],
  ])('of "%s" is %s', (typed, limit) => {
    expect(readLimit(typed)).toBe(limit);
  });
});
