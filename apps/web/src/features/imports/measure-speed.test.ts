import { describe, expect, it } from 'vitest';
import { addSample, estimateSecondsLeft, measureSpeed, type SpeedSample } from './measure-speed.ts';

const sample = (at: number, sentBytes: number): SpeedSample => ({ at, sentBytes });

describe('the speed of sending', () => {
  it('is not shown before there is enough to go by', () => {
    expect(measureSpeed([])).toBeNull();
    expect(measureSpeed([sample(0, 0), sample(499, 100)])).toBeNull();
  });

  it('is what arrived a second', () => {
    expect(measureSpeed([sample(0, 0), sample(2000, 5000)])).toBe(2500);
  });

  it('forgets what was long ago', () => {
    const samples = [sample(0, 0), sample(10_000, 100)].reduce<SpeedSample[]>(addSample, []);
    expect(addSample(samples, sample(20_000, 1100))).toEqual([
      sample(10_000, 100),
      sample(20_000, 1100),
    ]);
  });
});

describe('the time left', () => {
  it.each([
    [100, 100, 1],
    [1, 100, 1],
    [4550, 100, 50],
    [20_000, 100, 240],
  ])('of %i bytes at %i a second is shown as %i seconds', (bytes, speed, seconds) => {
    expect(estimateSecondsLeft(bytes, speed)).toBe(seconds);
  });

  it('is not shown where nothing moves', () => {
    expect(estimateSecondsLeft(100, 0)).toBeNull();
    expect(estimateSecondsLeft(100, null)).toBeNull();
  });
});
