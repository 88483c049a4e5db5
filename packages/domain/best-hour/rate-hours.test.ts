import { describe, expect, it } from 'vitest';
import { foldQuarters, rateHours } from './rate-hours.ts';

const chicago = 'America/Chicago';
/** A Wednesday, ten in the morning in Chicago. */
const ten = new Date('2026-06-10T15:00:00Z');
const hour = { zone: chicago, weekday: 2, hour: 10 };

describe('calls by the hour on the wall', () => {
  it('are put together by weekday and hour of their place, on both sides of a change of clocks', () => {
    const quarters = [
      { zone: chicago, at: ten, placed: 3, answered: 1 },
      { zone: chicago, at: new Date('2026-06-10T15:45:00Z'), placed: 2, answered: 1 },
      // A Wednesday in winter, ten o'clock too.
      { zone: chicago, at: new Date('2026-12-09T16:00:00Z'), placed: 1, answered: 0 },
      { zone: 'Asia/Kolkata', at: new Date('2026-06-10T15:30:00Z'), placed: 1, answered: 1 },
    ];
    expect(foldQuarters(quarters)).toEqual([
      { ...hour, placed: 6, answered: 2 },
      { zone: 'Asia/Kolkata', weekday: 2, hour: 21, placed: 1, answered: 1 },
    ]);
  });
});

describe('how likely calls are answered', () => {
  it('is what they came to, where there were many', () => {
    const rates = rateHours([
      { ...hour, placed: 100_000, answered: 60_000 },
      { ...hour, hour: 11, placed: 100_000, answered: 20_000 },
    ]);
    expect(rates.calls).toBe(200_000);
    expect(rates.rateAt(chicago, ten)).toBeCloseTo(0.6, 2);
  });

  it('is drawn to what is usual where there were few', () => {
    const rates = rateHours([
      { ...hour, placed: 2, answered: 2 },
      { ...hour, hour: 11, placed: 10_000, answered: 2_000 },
    ]);
    expect(rates.rateAt(chicago, ten)).toBeLessThan(0.3);
    expect(rates.rateAt(chicago, ten)).toBeGreaterThan(0.2);
  });

  it('is that of the hour at all places where this one had no calls', () => {
    const rates = rateHours([
      { ...hour, placed: 100_000, answered: 60_000 },
      { ...hour, hour: 11, placed: 100_000, answered: 20_000 },
    ]);
    const inNewYork = rates.rateAt('America/New_York', new Date('2026-06-10T14:00:00Z'));
    expect(inNewYork).toBeCloseTo(0.6, 2);
  });

  it('is the same everywhere where nobody was called', () => {
    expect(rateHours([])).toMatchObject({ calls: 0 });
    expect(rateHours([]).rateAt(chicago, ten)).toBe(0);
  });
});
