import { describe, expect, it } from 'vitest';
import {
  cutHours,
  describeHours,
  describeWeek,
  type HoursWords,
  readHours,
  writeClock,
} from './week-hours.ts';

const english: HoursWords = { language: 'en', allDay: 'the whole day', none: 'no calls' };
const spanish: HoursWords = { language: 'es', allDay: 'todo el día', none: 'sin llamadas' };
/** Browsers part the time from AM and PM by a narrow space. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

const long = { from: 8 * 60, to: 21 * 60 };
const short = { from: 7 * 60 + 30, to: 14 * 60 };

describe('the hours of a day', () => {
  it.each([
    [0, '00:00'],
    [450, '07:30'],
    [1439, '23:59'],
    [1440, '00:00'],
  ])('writes minute %s as a field for times has it', (minutes, text) => {
    expect(writeClock(minutes)).toBe(text);
  });

  it('takes midnight at the end for the end of the day', () => {
    expect(readHours('00:00', '00:00')).toEqual({ from: 0, to: 1440 });
    expect(readHours('22:00', '00:00')).toEqual({ from: 1320, to: 1440 });
  });

  it.each([
    ['', '21:00', 'missing'],
    ['08:00', '', 'missing'],
    ['21:00', '08:00', 'order'],
    ['08:00', '08:00', 'order'],
  ])('refuses %s to %s', (from, to, fault) => {
    expect(readHours(from, to)).toBe(fault);
  });

  it('writes times as the reader does', () => {
    expect(plain(describeHours(short, english))).toBe('7:30 AM–2:00 PM');
    expect(plain(describeHours(short, spanish))).toBe('7:30–14:00');
    expect(describeHours({ from: 0, to: 1440 }, english)).toBe('the whole day');
    expect(describeHours(null, spanish)).toBe('sin llamadas');
  });
});

describe('describeWeek', () => {
  it('puts days with the same hours together', () => {
    const week = [long, long, long, long, long, short, null];
    expect(plain(describeWeek(week, spanish))).toBe(
      'dom sin llamadas, lun–vie 8:00–21:00, sáb 7:30–14:00',
    );
    expect(
      plain(
        describeWeek(
          week.map(() => long),
          english,
        ),
      ),
    ).toBe('Sun–Sat 8:00 AM–9:00 PM');
  });
});

describe('cutHours', () => {
  it('leaves what both allow', () => {
    expect(cutHours(short, long)).toEqual({ from: 480, to: 840 });
    expect(cutHours(long, long)).toEqual(long);
  });

  it('leaves nothing where they only touch, or where the pack has no calls', () => {
    expect(cutHours({ from: 420, to: 480 }, long)).toBeNull();
    expect(cutHours(long, null)).toBeNull();
  });
});
