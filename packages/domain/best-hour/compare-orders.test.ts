import { describe, expect, it } from 'vitest';
import { compareOrders } from './compare-orders.ts';

describe('what the best hour gains', () => {
  it('is said with the values between which it lies', () => {
    // The example of Newcombe (1998), table II, case (a), method 10: 56 of 70 and 48 of 80.
    const { points } = compareOrders({ placed: 70, answered: 56 }, { placed: 80, answered: 48 });
    expect(points?.gain).toBeCloseTo(20, 6);
    expect(points?.low).toBeCloseTo(5.24, 1);
    expect(points?.high).toBeCloseTo(33.39, 1);
  });

  it('may be a loss', () => {
    const { points } = compareOrders(
      { placed: 1_000, answered: 200 },
      { placed: 1_000, answered: 300 },
    );
    expect(points?.high).toBeLessThan(0);
  });

  it('is not known before both have made calls', () => {
    expect(
      compareOrders({ placed: 10, answered: 1 }, { placed: 0, answered: 0 }).points,
    ).toBeNull();
    expect(
      compareOrders({ placed: 0, answered: 0 }, { placed: 10, answered: 1 }).points,
    ).toBeNull();
  });
});
