import { describe, expect, it } from 'vitest';
import { presentMoment, readMoment, readTimeOfDay } from './read-moment.ts';

describe('readMoment', () => {
  it.each([
    ['2026-04-08T01:45:00Z', '2026-04-08T01:45:00.000Z'],
    ['2026-04-08T01:45Z', '2026-04-08T01:45:00.000Z'],
    ['2026-04-08T01:45:00.5Z', '2026-04-08T01:45:00.500Z'],
    ['2026-04-08T01:45:00.123456Z', '2026-04-08T01:45:00.123Z'],
    ['2026-04-07T20:45:00-05:00', '2026-04-08T01:45:00.000Z'],
    ['2026-04-08T07:30:00+05:45', '2026-04-08T01:45:00.000Z'],
    ['2028-02-29T12:00:00Z', '2028-02-29T12:00:00.000Z'],
    ['2000-02-29T12:00:00Z', '2000-02-29T12:00:00.000Z'],
    ['2026-12-31T23:59:59Z', '2026-12-31T23:59:59.000Z'],
  ])('reads %s', (text, moment) => {
    expect(readMoment(text)?.toISOString()).toBe(moment);
  });

  it.each([
    ['no zone', '2026-04-08T01:45:00'],
    ['a day alone', '2026-04-08'],
    ['a space for the T', '2026-04-08 01:45:00Z'],
    ['a zone without a colon', '2026-04-08T01:45:00+0500'],
    ['a zone that does not exist', '2026-04-08T01:45:00+24:00'],
    ['the 30th of February', '2026-02-30T00:00:00Z'],
    ['the 29th of February of a common year', '2026-02-29T00:00:00Z'],
    ['the 29th of February of a century', '2100-02-29T00:00:00Z'],
    ['the 31st of April', '2026-04-31T00:00:00Z'],
    ['the month 13', '2026-13-01T00:00:00Z'],
    ['the month 0', '2026-00-10T00:00:00Z'],
    ['the day 0', '2026-01-00T00:00:00Z'],
    ['the hour 24', '2026-01-01T24:00:00Z'],
    ['the minute 60', '2026-01-01T00:60:00Z'],
    ['the second 60', '2026-12-31T23:59:60Z'],
    ['a year of six digits', '+002026-01-01T00:00:00Z'],
    ['something after it', '2026-04-08T01:45:00Z\n'],
    ['nothing', ''],
  ])('does not read %s', (_, text) => {
    expect(readMoment(text)).toBeUndefined();
  });
});

describe('presentMoment', () => {
  it('shows milliseconds only where there are some', () => {
    expect(presentMoment(new Date('2026-04-08T13:00:00Z'))).toBe('2026-04-08T13:00:00Z');
    expect(presentMoment(new Date('2026-04-08T13:00:00.250Z'))).toBe('2026-04-08T13:00:00.250Z');
  });
});

describe('readTimeOfDay', () => {
  it.each([
    ['00:00', 0],
    ['09:30', 570],
    ['23:59', 1439],
    ['24:00', 1440],
  ])('reads %s', (text, minutes) => {
    expect(readTimeOfDay(text)).toBe(minutes);
  });

  it.each(['24:01', '25:00', '9:30', '09:60', '09:30:00', '', '0930'])(
    'does not read %j',
    (text) => {
      expect(readTimeOfDay(text)).toBeUndefined();
    },
  );
});
