import { describe, expect, it } from 'vitest';
import { chooseClosingPlaces, readMinute } from './choose-place.ts';

const quarter = 15 * 60_000;
const days = ['2026-01-14', '2026-03-18', '2026-07-15', '2026-10-28'];

describe('the places of a run', () => {
  it.each(days)('are found at every quarter of an hour: %s', (day) => {
    for (let index = 0; index < 96; index += 1) {
      const now = new Date(Date.parse(day) + index * quarter);
      const places = chooseClosingPlaces(now);
      const minuteOf = (place: 'day' | 'closing') => readMinute(places[place].zone, now);
      expect(minuteOf('day')).toBeGreaterThanOrEqual(9 * 60);
      expect(minuteOf('closing')).toBeGreaterThanOrEqual(minuteOf('day') + 60);
    }
  });
});
