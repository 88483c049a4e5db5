import { describe, expect, it } from 'vitest';
import { compareSizes } from './compare-sizes.ts';

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
