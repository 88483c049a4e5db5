import { describe, expect, it } from 'vitest';
import { unreadable } from '../../ui/read-typed.ts';
import { hasPassed, readHoursChange, readMoment } from './read-hours-change.ts';
import { usualWeek } from './week-draft.ts';

const before = { startsAt: '2026-03-02T09:00:30.000Z', endsAt: null };
const typed = { startsAt: '2026-03-02T09:00', endsAt: '', days: null };

describe('a change of the hours of a campaign', () => {
  it('keeps what nobody touched, to the second', () => {
    expect(readHoursChange(typed, before, 'UTC')).toEqual({ ...before, hours: null });
  });

  it('takes an empty field as no limit, and half a day as no answer', () => {
    expect(readHoursChange({ ...typed, startsAt: '' }, before, 'UTC').startsAt).toBeNull();
    const half = readHoursChange(
      { ...typed, startsAt: unreadable, endsAt: unreadable },
      before,
      'UTC',
    );
    expect(half).toMatchObject({ startsAt: undefined, endsAt: undefined });
  });

  it('says what is wrong with its days', () => {
    const read = (days: typeof usualWeek) =>
      readHoursChange({ ...typed, days }, before, 'UTC').hours;
    expect(read(usualWeek)).toHaveLength(7);
    expect(read(usualWeek.map((day) => ({ ...day, isCalled: false })))).toBe('none');
    expect(read(usualWeek.map((day) => ({ ...day, to: '' })))).toBeUndefined();
  });

  it('reads a moment by the clock of the zone', () => {
    expect(readMoment('2026-03-02T09:00', 'America/Chicago')).toBe('2026-03-02T15:00:00.000Z');
  });
});

it('a start has passed from its minute on, by the clock of the zone', () => {
  const nine = Date.UTC(2026, 2, 2, 15);
  const passed = (typed: string, now: number) => hasPassed(typed, 'America/Chicago', now);
  expect(passed('2026-03-02T09:00', nine - 1)).toBe(false);
  expect(passed('2026-03-02T09:00', nine)).toBe(true);
  expect([passed('', nine), passed(unreadable, nine)]).toEqual([false, false]);
});
