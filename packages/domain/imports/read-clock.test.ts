import { expect, it } from 'vitest';
import { readClock } from './read-clock.ts';

it.each([
  ['9:00', 540],
  ['09:30', 570],
  ['21:00:00', 1260],
  ['2100', 1260],
  ['9 AM', 540],
  ['9:30 p.m.', 1290],
  ['12 am', 0],
  ['12:15 PM', 735],
  ['14.05', 845],
  ['14h30', 870],
  ['0.875', 1260],
  ['noon', 720],
  ['Medianoche', 0],
  ['00:00', 0],
  ['24:00', 1440],
])('%j is minute %i of the day', (text, minute) => {
  expect(readClock(text)).toBe(minute);
});

it.each(['', '9', '25:00', '24:01', '9:60', '13 pm', '0 am', 'evening', '9-5'])(
  '%j is no time of day',
  (text) => {
    expect(readClock(text)).toBeUndefined();
  },
);
