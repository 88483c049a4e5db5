import { describe, expect, it } from 'vitest';
import { countArrivals } from './count-arrivals.ts';

const every = (milliseconds: number, count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({
    reference: `call ${from}-${index}`,
    to: `number ${from}-${index}`,
    at: 1_000_000 + from + index * milliseconds,
  }));

describe('what the carrier saw', () => {
  it('measures the pace from the first arrival to the last', () => {
    expect(countArrivals(every(100, 101), 10)).toEqual({
      calls: 101,
      seconds: 10,
      calls_per_s: 10,
      over_rate_seconds: 0,
      silent_seconds: 0,
      duplicates: 0,
    });
  });

  it('finds a burst that lies across the border of two seconds', () => {
    const burst = [...every(5, 12, 940), ...every(100, 50, 3_000)];
    expect(countArrivals(burst, 10)).toMatchObject({ over_rate_seconds: 1 });
  });

  it('allows a tenth more than what was asked', () => {
    expect(countArrivals(every(91, 100), 10)).toMatchObject({ over_rate_seconds: 0 });
    expect(countArrivals(every(80, 100), 10).over_rate_seconds).toBeGreaterThan(5);
  });

  it('counts the seconds in which nothing came', () => {
    expect(countArrivals([...every(100, 10), ...every(100, 10, 4_500)], 10)).toMatchObject({
      silent_seconds: 3,
    });
  });

  it('counts a call that came twice, and a number that was called twice', () => {
    const [first, second, ...rest] = every(100, 10);
    if (first === undefined || second === undefined) throw new Error('none was made');
    const twice = [first, { ...first, at: first.at + 5 }, second, ...rest];
    expect(countArrivals(twice, 10)).toMatchObject({ duplicates: 1 });
    const same = [first, { ...second, to: first.to }, ...rest];
    expect(countArrivals(same, 10)).toMatchObject({ duplicates: 1 });
  });
});
