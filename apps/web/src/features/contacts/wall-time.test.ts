import { describe, expect, it } from 'vitest';
import {
  findTomorrowMorning,
  readClock,
  readWallTime,
  writeClock,
  writeMoment,
  writeWallTime,
} from './wall-time.ts';

const chicago = 'America/Chicago';

describe('a date and time in a field', () => {
  it('are those of the zone', () => {
    expect(writeWallTime(new Date('2026-04-08T01:45:30Z'), chicago)).toBe('2026-04-07T20:45');
    expect(readWallTime('2026-04-07T20:45', chicago)).toEqual(new Date('2026-04-08T01:45:00Z'));
    expect(readWallTime('2026-04-07T20:45:00', 'UTC')).toEqual(new Date('2026-04-07T20:45:00Z'));
  });

  it.each([
    ['America/Los_Angeles', '2026-03-04T21:30:00-08:00'],
    ['UTC', '2026-03-05T05:30:00+00:00'],
    ['Asia/Kolkata', '2026-03-05T11:00:00+05:30'],
    ['Pacific/Auckland', '2026-03-05T18:30:00+13:00'],
  ])('are sent with the day of %s', (zone, written) => {
    const moment = new Date('2026-03-05T05:30:00Z');
    expect(writeMoment(moment, zone)).toBe(written);
    expect(new Date(written)).toEqual(moment);
  });

  it('take the first minute after a jump of the clocks', () => {
    expect(readWallTime('2026-03-08T02:30', chicago)).toEqual(new Date('2026-03-08T08:00:00Z'));
  });

  it.each(['', '2026-04-07', '2026-04-07T25:00', '2026-13-01T10:00', 'soon'])(
    'are none in %j',
    (text) => {
      expect(readWallTime(text, chicago)).toBeNull();
    },
  );
});

describe('a time of the day', () => {
  it('is written and read by minutes since midnight', () => {
    expect(writeClock(570)).toBe('09:30');
    expect(readClock('09:30')).toBe(570);
    expect(writeClock(1440)).toBe('00:00');
    expect(readClock('24:00')).toBeNull();
  });
});

describe('tomorrow morning', () => {
  it('is at nine of the next day in the zone, on the day the clocks change too', () => {
    expect(findTomorrowMorning(new Date('2026-11-01T03:00:00Z'), chicago)).toEqual(
      new Date('2026-11-01T15:00:00Z'),
    );
    expect(findTomorrowMorning(new Date('2026-07-01T12:00:00Z'), chicago)).toEqual(
      new Date('2026-07-02T14:00:00Z'),
    );
  });
});
