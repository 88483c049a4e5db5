import { describe, expect, it } from 'vitest';
import { listMissed, sumUp } from './list-missed.ts';

describe('the times of screens', () => {
  it('are summed up by their median, and by the slowest screen', () => {
    const times = [
      { name: 'contacts', clicks: [100, 200, 300], loads: [400, 500, 600] },
      { name: 'contact', clicks: [100, 100, 900], loads: [500, 500, 1400] },
    ];
    expect(sumUp(times)).toEqual({
      p50_ms: 100,
      worst_p95_ms: 900,
      load_p50_ms: 500,
      load_worst_p95_ms: 1400,
    });
  });

  const kept = { p50_ms: 400, worst_p95_ms: 1000, load_p50_ms: 700, load_worst_p95_ms: 1500 };

  it('are within their budgets, just', () => {
    expect(listMissed(kept)).toEqual([]);
  });

  it.each(['p50_ms', 'worst_p95_ms', 'load_p50_ms', 'load_worst_p95_ms'] as const)(
    'miss the budget of %s by a millisecond',
    (figure) => {
      const found = { ...kept, [figure]: kept[figure] + 1 };
      expect(listMissed(found)).toEqual([
        `${figure} is ${found[figure]}; its budget is at most ${kept[figure]}.`,
      ]);
    },
  );
});
