import { describe, expect, it } from 'vitest';
import { findDayFault, readWeek, usualWeek, writeWeek } from './week-draft.ts';

const day = { isCalled: true, from: '09:00', to: '12:30' };
const free = { ...day, isCalled: false };

describe('a week in the fields', () => {
  it('is read as it was written', () => {
    const week = [null, { from: 480, to: 1440 }, null, { from: 0, to: 60 }, null, null, null];
    expect(readWeek(writeWeek(week) ?? [])).toEqual(week);
  });

  it('begins with working days', () => {
    const week = readWeek(usualWeek);
    expect(Array.isArray(week) && week.map((hours) => hours !== null)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('is nothing without a day, and not valid with half a time', () => {
    expect(readWeek([free, free, free, free, free, free, free])).toBe('none');
    expect(readWeek([{ ...day, to: '' }, free, free, free, free, free, free])).toBeUndefined();
  });

  it('says what is wrong with a day', () => {
    const faults = [day, { ...day, from: '' }, { ...day, to: '08:00' }, { ...free, from: '' }];
    expect(faults.map(findDayFault)).toEqual([null, 'missing', 'order', null]);
  });
});
