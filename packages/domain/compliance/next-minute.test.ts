import { describe, expect, it } from 'vitest';
import { nextMinute } from './next-minute.ts';

describe('nextMinute', () => {
  it.each([
    ['2026-11-01T07:29:00Z', '2026-11-01T07:30:00.000Z'],
    ['2026-11-01T07:29:00.001Z', '2026-11-01T07:30:00.000Z'],
    ['2026-11-01T07:29:59.999Z', '2026-11-01T07:30:00.000Z'],
    ['2026-12-31T23:59:30Z', '2027-01-01T00:00:00.000Z'],
    ['1969-12-31T23:58:30Z', '1969-12-31T23:59:00.000Z'],
  ])('after %s is %s', (moment, next) => {
    expect(nextMinute(new Date(moment)).toISOString()).toBe(next);
  });
});
