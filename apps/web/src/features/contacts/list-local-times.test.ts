import { describe, expect, it } from 'vitest';
import { listLocalTimes } from './list-local-times.ts';

const now = Date.parse('2026-07-01T15:00:00Z');

describe('the time where a number is from', () => {
  it('is listed once for zones with the same clock', () => {
    const { times, more } = listLocalTimes(['America/Chicago', 'America/Menominee'], now, 'en');
    expect(times).toHaveLength(1);
    expect(times[0]).toMatch(/^10:00\sAM CDT$/);
    expect(more).toBe(0);
  });

  it('names three clocks and counts the others', () => {
    const zones = [
      'Australia/Perth',
      'Australia/Darwin',
      'Australia/Sydney',
      'Australia/Lord_Howe',
    ];
    const { times, more } = listLocalTimes(zones, now, 'en');
    expect(times).toHaveLength(3);
    expect(more).toBe(1);
  });

  it('is none where the code names no place', () => {
    expect(listLocalTimes([], now, 'en')).toEqual({ times: [], more: 0 });
  });
});
