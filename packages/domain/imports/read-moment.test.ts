import { describe, expect, it } from 'vitest';
import { locateDay, readMoment } from './read-moment.ts';

const now = new Date('2026-06-10T16:00:00Z');
const read = (text: string, zone = 'America/Chicago') =>
  readMoment(text, { order: 'month_first', zone, now });

describe('a moment', () => {
  it.each([
    ['2026-03-04T20:05:30Z', '2026-03-04T20:05:30.000Z'],
    ['2026-03-04T14:05:30.123-06:00', '2026-03-04T20:05:30.000Z'],
    ['2026-03-04 14:05:30 -0600', '2026-03-04T20:05:30.000Z'],
    ['Wed, 04 Mar 2026 20:05:30 +0000', '2026-03-04T20:05:30.000Z'],
    ['Wed Mar 04 2026 14:05:30 GMT-0600 (Central Standard Time)', '2026-03-04T20:05:30.000Z'],
    ['3/4/2026 3:05 PM EST', '2026-03-04T20:05:00.000Z'],
    ['3/4/2026 20:05 UTC', '2026-03-04T20:05:00.000Z'],
    ['1772654730', '2026-03-04T20:05:30.000Z'],
    ['1772654730000', '2026-03-04T20:05:30.000Z'],
  ])('that says how far its clock is from UTC is read whatever the zone: %s', (text, at) => {
    expect(read(text)).toEqual({ at: new Date(at) });
    expect(read(text, 'Asia/Tokyo')).toEqual({ at: new Date(at) });
  });

  it.each([
    ['2026-03-04 14:05:30', '2026-03-04T20:05:30.000Z'],
    ['2026-03-04T14:05', '2026-03-04T20:05:00.000Z'],
    ['3/4/2026 2:05 PM', '2026-03-04T20:05:00.000Z'],
    ['3/4/2026 2:05:30PM', '2026-03-04T20:05:30.000Z'],
    ['3/4/26 2 pm', '2026-03-04T20:00:00.000Z'],
    ['3/4/2026, 2:05 p. m.', '2026-03-04T20:05:00.000Z'],
    ['March 4, 2026 at 2:05 PM', '2026-03-04T20:05:00.000Z'],
    ['4 de marzo de 2026 a las 14:05', '2026-03-04T20:05:00.000Z'],
    ['3/4/2026 12:05 AM', '2026-03-04T06:05:00.000Z'],
    ['3/4/2026 12:05 PM', '2026-03-04T18:05:00.000Z'],
    ['46085.5', '2026-03-04T18:00:00.000Z'],
    ['2026-07-04 14:05', '2026-07-04T19:05:00.000Z'],
    ['2026-03-08 02:30', '2026-03-08T08:00:00.000Z'],
  ])('without one is on the clock of the zone: %s', (text, at) => {
    expect(read(text)).toEqual({ at: new Date(at) });
  });

  it('may be a day alone', () => {
    expect(read('3/4/2026')).toEqual({ day: '2026-03-04' });
    expect(read('46085')).toEqual({ day: '2026-03-04' });
  });

  it.each(['', 'N/A', '00/00/0000', '1900-01-01 00:00:00'])('is not read from %j', (text) => {
    expect(read(text)).toBeNull();
  });

  it.each([
    'yesterday',
    '3/4/2026 25:00',
    '3/4/2026 13:05 PM',
    '3/4/2026 14:75',
    '14:05',
    '30/30/2026 14:05',
  ])('is not read from %j', (text) => {
    expect(read(text)).toBeUndefined();
  });
});

it('a day lasts from its first second to its last', () => {
  expect(locateDay('2026-03-04', 'first', 'America/Chicago').toISOString()).toBe(
    '2026-03-04T06:00:00.000Z',
  );
  expect(locateDay('2026-03-04', 'last', 'America/Chicago').toISOString()).toBe(
    '2026-03-05T05:59:59.000Z',
  );
});
