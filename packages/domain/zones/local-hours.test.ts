import { describe, expect, it } from 'vitest';
import { addDays, dayAt, findHour, hourAt, listDays, listHours, startWeek } from './local-hours.ts';

const chicago = 'America/Chicago';
const length = ({ from, to }: { from: Date; to: Date }) =>
  (to.getTime() - from.getTime()) / 3_600_000;

describe('a week', () => {
  it.each([
    ['2026-11-15', '2026-11-15'],
    ['2026-11-17', '2026-11-15'],
    ['2026-11-21', '2026-11-15'],
    ['2027-01-01', '2026-12-27'],
    ['1969-12-31', '1969-12-28'],
  ])('of %s begins on Sunday, %s', (day, sunday) => {
    expect(startWeek(day)).toBe(sunday);
  });

  it('has its days in order, across months', () => {
    expect(listDays('2026-10-30', 4)).toEqual([
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
      '2026-11-02',
    ]);
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });
});

describe('the hours of a day', () => {
  it('are 24, one after the other without a gap', () => {
    const hours = listHours(chicago, '2026-11-17');
    expect(hours).toHaveLength(24);
    expect(hours[0]?.from).toEqual(new Date('2026-11-17T06:00:00Z'));
    for (const [place, { to }] of hours.entries()) {
      const next = hours[place + 1];
      if (next !== undefined) expect(next.from).toEqual(to);
    }
  });

  it('leave out the one that the clock skips', () => {
    const hours = listHours(chicago, '2026-03-08');
    expect(hours.map(({ hour }) => hour)).not.toContain(2);
    expect(hours).toHaveLength(23);
    expect(hours.every((hour) => length(hour) === 1)).toBe(true);
  });

  it('have twice the length where the clock shows one twice', () => {
    const hours = listHours(chicago, '2026-11-01');
    expect(hours).toHaveLength(24);
    expect(hours.filter((hour) => length(hour) === 2).map(({ hour }) => hour)).toEqual([1]);
  });

  it('are where they are looked for', () => {
    for (const day of ['2026-03-08', '2026-07-01', '2026-11-01']) {
      for (const { from, to, ...hour } of listHours(chicago, day)) {
        expect(hourAt(chicago, from)).toEqual(hour);
        expect(hourAt(chicago, new Date(to.getTime() - 1))).toEqual(hour);
        expect(findHour(chicago, hour)).toEqual({ from, to });
      }
    }
  });

  it('belong to the day that the place has', () => {
    const moment = new Date('2026-11-17T03:30:00Z');
    expect(dayAt(chicago, moment)).toBe('2026-11-16');
    expect(hourAt('Asia/Kathmandu', moment)).toEqual({ day: '2026-11-17', hour: 9 });
  });
});
