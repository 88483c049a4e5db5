import { describe, expect, it } from 'vitest';
import { mayCountAgain } from './when-to-count.ts';

const triedAt = new Date('2026-06-10T14:00:00Z');
const mayAfter = (minutes: number, failures: number): boolean =>
  mayCountAgain({ triedAt, failures }, new Date(triedAt.getTime() + minutes * 60_000));

describe('a count of hours', () => {
  it('is tried again at once after one that went well', () => {
    expect(mayAfter(0, 0)).toBe(true);
  });

  it.each([
    [1, 10],
    [2, 20],
    [5, 160],
    [9, 1440],
    [2000, 1440],
  ])('after %i failures in a row waits %i minutes', (failures, minutes) => {
    expect(mayAfter(minutes - 1, failures)).toBe(false);
    expect(mayAfter(minutes, failures)).toBe(true);
  });
});
