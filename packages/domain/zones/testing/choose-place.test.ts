import { describe, expect, it } from 'vitest';
import { chooseClosedPlace, chooseOpenPlace } from './choose-place.ts';

describe('a place for a test', () => {
  it('is there at every hour of the year, open and closed', () => {
    for (let hour = 0; hour < 365 * 24; hour += 1) {
      const moment = new Date(Date.UTC(2026, 0, 1, hour));
      expect(chooseOpenPlace(moment)).not.toEqual(chooseClosedPlace(moment));
    }
  });
});
