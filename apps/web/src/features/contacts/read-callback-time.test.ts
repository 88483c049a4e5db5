import { describe, expect, it } from 'vitest';
import { type CallbackTimeFields, readCallbackTime } from './read-callback-time.ts';

const zone = 'America/Chicago';
/** 12:00 in Chicago. */
const noon = new Date('2026-06-10T17:00:00Z');
const read = (given: Partial<CallbackTimeFields>, now = noon) =>
  readCallbackTime({ kind: 'exact', suits: 'morning', day: '', clock: '', ...given }, zone, now);

describe('when a callback is wanted', () => {
  it('is a part of the day, or a day and a time by the clock of the person', () => {
    expect(read({ kind: 'part', suits: 'evening', day: '2026-06-11', clock: '14:30' })).toEqual({
      suits: 'evening',
      wantedAt: null,
      faults: null,
    });
    expect(read({ day: '2026-06-11', clock: '14:30' })).toEqual({
      suits: null,
      wantedAt: '2026-06-11T19:30:00.000Z',
      faults: null,
    });
  });

  it('is a part of the day while nobody knows where the person is', () => {
    const fields = { kind: 'exact', suits: 'evening', day: '2026-06-11', clock: '14:30' } as const;
    expect(readCallbackTime(fields, null, noon)).toEqual({
      suits: 'evening',
      wantedAt: null,
      faults: null,
    });
  });

  it('is an hour earlier by UTC once their summer time has begun', () => {
    const friday = new Date('2026-03-06T18:00:00Z');
    expect(read({ day: '2026-03-07', clock: '14:30' }, friday)).toMatchObject({
      wantedAt: '2026-03-07T20:30:00.000Z',
    });
    expect(read({ day: '2026-03-08', clock: '14:30' }, friday)).toMatchObject({
      wantedAt: '2026-03-08T19:30:00.000Z',
    });
  });

  it.each([
    ['', '', 'missing', 'missing'],
    ['2026-06-11', '', null, 'missing'],
    ['', '14:30', 'missing', null],
    ['2026-06-10', '11:59', null, 'past'],
    ['2026-06-10', '21:00', null, 'outside'],
    ['2026-06-11', '07:59', null, 'outside'],
    ['2026-06-17', '08:00', 'far', null],
  ])('is not %s %s', (day, clock, dayFault, clockFault) => {
    expect(read({ day, clock })).toEqual({ faults: { day: dayFault, clock: clockFault } });
  });
});
