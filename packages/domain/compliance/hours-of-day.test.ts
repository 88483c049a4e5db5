import { expect, it } from 'vitest';
import { isWithinHours, listStretches } from './hours-of-day.ts';

it.each([
  [{ from: 60, to: 120 }, [{ from: 60, to: 120 }]],
  [{ from: 0, to: 1440 }, [{ from: 0, to: 1440 }]],
  [
    { from: 1320, to: 60 },
    [
      { from: 0, to: 60 },
      { from: 1320, to: 1440 },
    ],
  ],
  [{ from: 1320, to: 0 }, [{ from: 1320, to: 1440 }]],
])('hours %o have their stretches', (hours, stretches) => {
  expect(listStretches(hours)).toEqual(stretches);
  for (let minute = 0; minute < 1440; minute += 1) {
    expect(isWithinHours(hours, minute)).toBe(
      stretches.some(({ from, to }) => minute >= from && minute < to),
    );
  }
});
