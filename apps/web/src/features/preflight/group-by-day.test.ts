import { describe, expect, it } from 'vitest';
import { groupByDay } from './group-by-day.ts';

describe('the calls of a day', () => {
  it('are those of its hours by the clock of the zone', () => {
    const hours = [
      { at: '2026-03-02T23:00:00Z', calls: 5 },
      { at: '2026-03-03T05:00:00Z', calls: 7 },
      { at: '2026-03-03T06:00:00Z', calls: 11 },
    ];
    expect(groupByDay(hours, 'America/Chicago')).toEqual([
      { at: '2026-03-02T23:00:00Z', calls: 12 },
      { at: '2026-03-03T06:00:00Z', calls: 11 },
    ]);
    expect(groupByDay(hours, 'UTC').map(({ calls }) => calls)).toEqual([5, 18]);
  });

  it('are none where there are no hours', () => {
    expect(groupByDay([], 'UTC')).toEqual([]);
  });
});
