import { describe, expect, it } from 'vitest';
import type { PoolNumber } from '../caller-ids/pool-number.ts';
import { followPool, paceByLines } from './limit-steps.ts';

const hour = 3_600_000;
/** 9:00 in Chicago. */
const morning = Date.UTC(2026, 5, 10, 14);
const midnight = Date.UTC(2026, 5, 11, 5);
const number = (facts: Partial<PoolNumber> = {}): PoolNumber => ({
  e164: '+13125550001',
  dailyLimit: 100,
  callsToday: 0,
  restsUntil: null,
  lastUsedAt: null,
  ...facts,
});
const follow = (...numbers: PoolNumber[]) =>
  followPool({ numbers, zone: 'America/Chicago', asOf: morning });

describe('the numbers of a pool', () => {
  it('make their calls of a day, less those of today, and all again after midnight at their place', () => {
    const pool = follow(number({ callsToday: 30 }), number());
    expect(pool.countRoom(morning)).toBe(170);
    pool.spend(150);
    expect(pool.countRoom(morning + hour)).toBe(20);
    pool.spend(20);
    expect(pool.countRoom(midnight - 1)).toBe(0);
    expect(pool.countRoom(midnight)).toBe(200);
  });

  it('make none while they rest', () => {
    const restsUntil = new Date(midnight + 4 * hour);
    const pool = follow(number({ restsUntil, callsToday: 80 }), number());
    expect(pool.countRoom(morning)).toBe(100);
    expect(pool.countRoom(midnight)).toBe(100);
    pool.spend(100);
    expect(pool.countRoom(midnight + 4 * hour)).toBe(100);
  });

  it('make as many as there are where one has no limit', () => {
    const pool = follow(number({ dailyLimit: null }), number());
    pool.spend(1e6);
    expect(pool.countRoom(morning)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('the places at lines', () => {
  const desk = {
    ...{ e164: '+13125550100', takesTransfers: true, zone: 'America/Chicago', places: 2 },
    hours: Array.from({ length: 7 }, () => ({ from: 9 * 60, to: 17 * 60 })),
  };
  const lines = { lines: [desk], callsPerFreePlace: 10, share: 0, seconds: 300 };

  it('allow so many calls at once for each of them', () => {
    expect(paceByLines(lines, 40, morning)).toBe(0.5);
  });

  it('allow fewer the more are with somebody', () => {
    const pace = paceByLines({ ...lines, share: 0.02 }, 40, morning);
    const taken = pace * 0.02 * 300;
    expect(pace * 40).toBeCloseTo(10 * (2 - taken));
    expect(pace).toBeLessThan(0.5);
  });

  it('are no limit where nobody can be connected', () => {
    expect(paceByLines(lines, 40, morning + 9 * hour)).toBe(Number.POSITIVE_INFINITY);
    const closed = { ...lines, lines: [{ ...desk, takesTransfers: false }] };
    expect(paceByLines(closed, 40, morning)).toBe(Number.POSITIVE_INFINITY);
  });
});
