import { describe, expect, it } from 'vitest';
import { type DemoPart, fullDemo, planParts } from './plan-parts.ts';

const dayMilliseconds = 86_400_000;

/** How many calls are planned for each day before now, where each portfolio is called evenly while it is active. */
function planDays(parts: readonly DemoPart[], now: Date): number[] {
  const days = Array.from({ length: 365 }, () => 0);
  for (const { uploadedAt, activeDays, calls } of parts) {
    const age = Math.floor((now.getTime() - uploadedAt.getTime()) / dayMilliseconds);
    for (let day = 0; day < Math.floor(activeDays); day += 1) {
      days[age - day] = (days[age - day] ?? 0) + calls / Math.floor(activeDays);
    }
  }
  return days;
}

describe('the portfolios of a year', () => {
  const now = new Date('2026-06-10T15:00:00Z');
  const parts = planParts(now, fullDemo);

  it('share the calls evenly among the months, whenever the year begins', () => {
    const days = planDays(parts, now);
    const mean = fullDemo.calls / 12;
    // The first weeks have the opening portfolios alone.
    for (let month = 0; month < 11; month += 1) {
      const calls = days.slice(month * 30, month * 30 + 30).reduce((sum, count) => sum + count, 0);
      expect(calls, `${month} months ago`).toBeGreaterThan(mean * 0.6);
      expect(calls, `${month} months ago`).toBeLessThan(mean * 1.5);
    }
  });

  it('come one after another, the youngest first, and none is called beyond now', () => {
    const ages = parts.map(({ uploadedAt }) => now.getTime() - uploadedAt.getTime());
    expect(ages).toEqual(ages.toSorted((one, other) => one - other));
    for (const [index, { activeDays }] of parts.entries()) {
      expect(activeDays).toBeGreaterThan(0);
      expect(activeDays * dayMilliseconds).toBeLessThanOrEqual((ages[index] ?? 0) + 1);
    }
  });

  it('are there for every size', () => {
    for (const count of [1, 2, 3, 6]) {
      const size = { people: 60, calls: 300, parts: count };
      const planned = planParts(now, size);
      expect(planned).toHaveLength(count);
      expect(planned.reduce((sum, { calls }) => sum + calls, 0)).toBe(size.calls);
    }
  });
});
