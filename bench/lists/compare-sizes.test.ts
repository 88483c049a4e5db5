import { describe, expect, it } from 'vitest';
import { compareSizes } from './compare-sizes.ts';
import { percentile } from './percentile.ts';

const measured = (name: string, p95: number) => ({ name, p50: p95, p95 });

describe('what many contacts cost beside few', () => {
  it.each([
    ['fast, however much slower than before', 1, 49, 0],
    ['slow, and as slow as before', 60, 77, 0],
    ['slow, and slower than before', 60, 79, 1],
  ])('is %s', (_, few, many, missed) => {
    expect(compareSizes([measured('a', few)], [measured('a', many)]).missed).toHaveLength(missed);
  });

  it('is not stated for what was measured once', () => {
    expect(() => compareSizes([], [measured('a', 1)])).toThrow(/one size alone/);
  });
});

describe('a percentile', () => {
  it.each([
    [[3, 1, 2], 0.5, 2],
    [[3, 1, 2], 0.95, 3],
    [Array.from({ length: 20 }, (_, index) => index + 1), 0.95, 19],
    [[], 0.5, 0],
  ])('of %j at %d is %d', (values, share, expected) => {
    expect(percentile(values, share)).toBe(expected);
  });
});
