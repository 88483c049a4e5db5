import { describe, expect, it } from 'vitest';
import { writeClock } from './write-clock.ts';

describe('writeClock', () => {
  it.each([
    [0, '0:00'],
    [7.9, '0:07'],
    [750, '12:30'],
    [3_723, '1:02:03'],
    [-1, '0:00'],
  ])('shows %d seconds as %s', (seconds, shown) => {
    expect(writeClock(seconds)).toBe(shown);
  });
});
