import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateFinish } from './estimate-finish.ts';

const now = new Date('2026-06-10T16:00:00.000Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const ahead = (minutes: number) => ago(-minutes);
const course = {
  now,
  left: 100,
  settled: 50,
  calls: 100,
  recent: { calls: 60, since: ago(60) },
  lastDueAt: null,
};

describe('when a campaign will be through', () => {
  it('follows from the calls that people needed so far, and the pace of the last hour', () => {
    // Two calls each, one a minute.
    expect(estimateFinish(course)).toEqual(ahead(200));
  });

  it('is not before the last person is due', () => {
    expect(estimateFinish({ ...course, lastDueAt: ahead(600) })).toEqual(ahead(600));
    expect(estimateFinish({ ...course, lastDueAt: ahead(10) })).toEqual(ahead(200));
  });

  it('is unknown while nobody is settled, or nobody was called lately', () => {
    expect(estimateFinish({ ...course, settled: 0 })).toBeNull();
    expect(estimateFinish({ ...course, recent: { calls: 0, since: null } })).toBeNull();
  });

  it('is now where nobody is left', () => {
    expect(estimateFinish({ ...course, left: 0 })).toEqual(now);
  });

  it('is never in the past, and never sooner with more people', () => {
    const count = fc.nat({ max: 1_000_000 });
    fc.assert(
      fc.property(
        count,
        count,
        count,
        fc.integer({ min: 1, max: 60 }),
        (left, settled, calls, minutes) => {
          const recent = { calls: Math.min(calls, 1_000), since: ago(minutes) };
          const some = estimateFinish({ ...course, left, settled, calls, recent });
          const more = estimateFinish({ ...course, left: left + 1, settled, calls, recent });
          if (some === null || more === null) return;
          expect(some.getTime()).toBeGreaterThanOrEqual(now.getTime());
          expect(more.getTime()).toBeGreaterThanOrEqual(some.getTime());
        },
      ),
    );
  });
});
