import { describe, expect, it } from 'vitest';
import { writeTime } from './read-time.ts';

describe('a time of day in a column of its own', () => {
  it.each([
    ['14:05', '14:05'],
    ['2:05 PM', '2:05 PM'],
    ['2:05:30pm', '2:05:30pm'],
    ['2 p.m.', '2 p.m.'],
    ['14:05 EST', '14:05 EST'],
    ['1405', '14:05:00'],
    ['905', '09:05:00'],
    ['140530', '14:05:30'],
    ['90530', '09:05:30'],
    ['14.05', '14:05:00'],
    ['14h05', '14:05:00'],
    ['14.05.30', '14:05:30'],
    ['14.05 hrs', '14:05:00'],
    ['0.5', '12:00:00'],
    ['.58681', '14:05:00'],
    ['0.586805555555556', '14:05:00'],
    ['0.99999999', '23:59:59'],
  ])('%j is %j', (text, written) => {
    expect(writeTime(text)).toBe(written);
  });

  it.each(['', '14', '0.25', 'noon', '1.5', '1234567', '2026-06-09', '3/4', '-5'])(
    'is not read from %j',
    (text) => {
      expect(writeTime(text)).toBeUndefined();
    },
  );
});
