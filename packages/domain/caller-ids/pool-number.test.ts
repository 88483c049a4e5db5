import { describe, expect, it } from 'vitest';
import { findPoolWait, type PoolNumber } from './pool-number.ts';

const now = new Date('2026-06-10T16:00:00Z');
const midnight = new Date('2026-06-11T05:00:00Z');
const afternoon = new Date('2026-06-10T20:00:00Z');
const nextWeek = new Date('2026-06-17T12:00:00Z');

const number = (facts: Partial<PoolNumber>): PoolNumber => ({
  e164: '+13125550001',
  dailyLimit: 10,
  callsToday: 0,
  restsUntil: null,
  lastUsedAt: null,
  ...facts,
});
const find = (...numbers: PoolNumber[]) => findPoolWait(numbers, 'America/Chicago', now);

describe('a pool waits', () => {
  it('for nothing while one of its numbers may call', () => {
    expect(find(number({ callsToday: 10 }), number({ callsToday: 9 }))).toBeNull();
    expect(find(number({ dailyLimit: null, callsToday: 5_000 }))).toBeNull();
    expect(find(number({ restsUntil: now }))).toBeNull();
  });

  it('for the next day of the organization where its numbers have made their calls', () => {
    const spent = number({ callsToday: 10 });
    expect(find(spent)).toEqual({ for: 'numbers_spent', until: midnight });
    expect(find(spent, number({ restsUntil: nextWeek }))).toEqual({
      for: 'numbers_spent',
      until: midnight,
    });
  });

  it('for the first of its numbers to have rested', () => {
    const resting = number({ restsUntil: nextWeek });
    expect(find(resting, number({ restsUntil: afternoon }))).toEqual({
      for: 'numbers_resting',
      until: afternoon,
    });
  });

  it('for a new day and the end of a rest, where a number needs both', () => {
    expect(find(number({ callsToday: 10, restsUntil: afternoon }))?.until).toEqual(midnight);
    expect(find(number({ callsToday: 10, restsUntil: nextWeek }))?.until).toEqual(nextWeek);
  });

  it('until somebody adds a number, where it has none', () => {
    expect(find()).toEqual({ for: 'numbers_missing', until: null });
  });
});
