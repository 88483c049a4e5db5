import { describe, expect, it } from 'vitest';
import { readWallTime, writeWallTime } from './wall-time.ts';

const chicago = 'America/Chicago';

describe('a date and a time in a field', () => {
  it('are by the clock of the zone', () => {
    expect(readWallTime('2026-11-17T09:30', chicago)).toBe('2026-11-17T15:30:00.000Z');
    expect(writeWallTime('2026-11-17T15:30:00.000Z', chicago)).toBe('2026-11-17T09:30');
  });

  it('are the first of two where the clock shows them twice', () => {
    expect(readWallTime('2026-11-01T01:30', chicago)).toBe('2026-11-01T06:30:00.000Z');
  });

  it('are the first minute after those that the clock skips', () => {
    expect(readWallTime('2026-03-08T02:30', chicago)).toBe('2026-03-08T08:00:00.000Z');
  });

  it('are none while they are not filled in', () => {
    expect(readWallTime('', chicago)).toBeNull();
    expect(readWallTime('2026-11-17', chicago)).toBeNull();
    expect(readWallTime('2026-13-17T09:30', chicago)).toBeNull();
  });
});
