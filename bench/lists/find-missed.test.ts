import { describe, expect, it } from 'vitest';
import { findMissed, sumUp } from './find-missed.ts';
import { percentile } from './percentile.ts';

const measured = (p95: number, isUsual: boolean) => ({
  name: `${p95}`,
  p50: p95 / 2,
  p95,
  isUsual,
});

describe('the budgets of questions', () => {
  it.each([
    ['usual, and fast', 80, true, 0],
    ['usual, and slow', 81, true, 1],
    ['another combination, and fast enough', 300, false, 0],
    ['another combination, and slow', 301, false, 1],
  ])('are kept by each: %s', (_, p95, isUsual, missed) => {
    expect(findMissed([measured(p95, isUsual)])).toHaveLength(missed);
  });

  it('are printed beside the slowest of each kind', () => {
    const questions = [measured(10, true), measured(40, true), measured(200, false)];
    expect(sumUp(questions)).toEqual({
      questions: 3,
      p50_ms: 20,
      p95_ms: 200,
      usual_p95_ms: 40,
      worst_p95_ms: 200,
    });
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
