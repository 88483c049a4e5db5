import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDay, writeDay } from '../compliance/calendar-day.ts';
import { chooseReminderDay } from './choose-reminder-day.ts';

const choose = (dueOn: string, daysBefore = 2) =>
  chooseReminderDay({ madeOn: '2026-06-10', dueOn, daysBefore });

describe('the day of a reminder', () => {
  it.each([
    ['2026-06-20', 2, '2026-06-18'],
    ['2026-06-20', 30, '2026-06-11'],
    ['2026-06-12', 2, '2026-06-11'],
    ['2026-06-12', 1, '2026-06-11'],
    ['2026-06-11', 2, null],
    ['2026-06-10', 2, null],
    ['2026-07-01', 1, '2026-06-30'],
  ])('of a promise for %s, %i days before, is %s', (dueOn, daysBefore, day) => {
    expect(choose(dueOn, daysBefore)).toBe(day);
  });

  it('lies after the promise and before its day', () => {
    const day = fc.integer({ min: 20_000, max: 30_000 });
    fc.assert(
      fc.property(day, fc.nat(400), fc.integer({ min: 1, max: 30 }), (made, later, daysBefore) => {
        const [madeOn, dueOn] = [writeDay(made), writeDay(made + later)];
        const chosen = chooseReminderDay({ madeOn, dueOn, daysBefore });
        if (chosen === null) return later <= 1;
        return readDay(chosen) > made && readDay(chosen) < made + later;
      }),
    );
  });
});
