import { describe, expect, it } from 'vitest';
import { computeBackoff } from './compute-backoff.ts';

describe('computeBackoff', () => {
  it('starts at half a second', () => {
    expect(computeBackoff(0, 0)).toBe(500);
    expect(computeBackoff(0, 0.99)).toBe(500);
  });

  it('doubles with each failure and stops at ten seconds', () => {
    expect([1, 2, 3, 4, 5, 6, 60].map((failures) => computeBackoff(failures, 1))).toEqual([
      1000, 2000, 4000, 8000, 10_000, 10_000, 10_000,
    ]);
  });

  it('spreads the browsers over the whole wait', () => {
    expect(computeBackoff(6, 0)).toBe(500);
    expect(computeBackoff(6, 0.5)).toBe(5250);
  });
});
