import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseTimeLeft } from './choose-time-left.ts';

const secondsOf = { few: 1, seconds: 1, minutes: 60, hours: 3600 };

describe('the time left', () => {
  it.each([
    [0, 'few', 5],
    [4, 'few', 5],
    [5, 'seconds', 5],
    [19, 'seconds', 19],
    [47, 'seconds', 45],
    [100, 'minutes', 2],
    [7100, 'minutes', 118],
    [7200, 'hours', 2],
  ])('of %i seconds is said in %s, as %i', (seconds, unit, count) => {
    expect(chooseTimeLeft(seconds)).toEqual({ unit, count });
  });

  it('is never off by more than a quarter, and never one of a unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 86_400 }), (seconds) => {
        const { unit, count } = chooseTimeLeft(seconds);
        expect(count).toBeGreaterThan(1);
        expect(Math.abs(count * secondsOf[unit] - seconds)).toBeLessThanOrEqual(seconds / 4 + 1);
      }),
    );
  });
});
