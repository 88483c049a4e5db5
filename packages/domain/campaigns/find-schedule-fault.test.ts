import { describe, expect, it } from 'vitest';
import { horizonDays } from '../compliance/find-lawful-minute.ts';
import { findScheduleFault, mostDaysAhead } from './find-schedule-fault.ts';

const now = new Date('2026-06-10T17:00:00Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const most = mostDaysAhead * 86_400_000;

describe('when a campaign begins and ends', () => {
  it('is at any time by itself', () => {
    expect(findScheduleFault({ startsAt: null, endsAt: null }, now)).toBeUndefined();
    expect(findScheduleFault({ startsAt: later(-most), endsAt: later(1) }, now)).toBeUndefined();
  });

  it('is not so far ahead that nobody would be found callable within the horizon', () => {
    expect(mostDaysAhead).toBeLessThanOrEqual(horizonDays / 2);
    expect(findScheduleFault({ startsAt: later(most), endsAt: null }, now)).toBeUndefined();
    const late = { startsAt: later(most + 1), endsAt: null };
    expect(findScheduleFault(late, now)).toBe('starts_too_late');
    expect(findScheduleFault({ ...late, endsAt: now }, now)).toBe('starts_too_late');
  });

  it('is an end after the beginning, and later than now', () => {
    const fault = (startsAt: Date | null, endsAt: Date) =>
      findScheduleFault({ startsAt, endsAt }, now);
    expect(fault(null, now)).toBe('ends_too_early');
    expect(fault(null, later(1))).toBeUndefined();
    expect(fault(later(-2), later(-1))).toBe('ends_too_early');
    expect(fault(later(5), later(5))).toBe('ends_too_early');
    expect(fault(later(5), later(6))).toBeUndefined();
  });
});
