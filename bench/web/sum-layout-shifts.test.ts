import { describe, expect, it } from 'vitest';
import { sumLayoutShifts } from './sum-layout-shifts.ts';

const shiftsAt = (...times: number[]) => times.map((startTime) => ({ value: 0.25, startTime }));

describe('sumLayoutShifts', () => {
  it('is 0 where nothing moves', () => {
    expect(sumLayoutShifts([])).toBe(0);
  });

  it('adds up what moves in one burst, in whatever order it is reported', () => {
    expect(sumLayoutShifts(shiftsAt(2500, 3400, 3000))).toBe(0.75);
  });

  it('takes the worst burst, and not all of them', () => {
    expect(sumLayoutShifts(shiftsAt(100, 1100, 1200, 1300))).toBe(0.75);
  });

  it('ends a burst after five seconds', () => {
    const times = Array.from({ length: 10 }, (_, index) => index * 900);
    expect(sumLayoutShifts(shiftsAt(...times))).toBe(1.5);
  });
});
