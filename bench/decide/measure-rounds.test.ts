import { describe, expect, it } from 'vitest';
import { findMedianRate } from './measure-rounds.ts';

describe('findMedianRate', () => {
  it('is that of the round in the middle', () => {
    const rounds = [
      { decisions: 100, seconds: 10 },
      { decisions: 900, seconds: 1 },
      { decisions: 300, seconds: 2 },
    ];
    expect(findMedianRate(rounds)).toBe(150);
  });

  it('is no number where nothing was measured', () => {
    expect(findMedianRate([])).toBeNaN();
  });
});
