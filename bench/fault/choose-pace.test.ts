import { describe, expect, it } from 'vitest';
import { choosePace } from './choose-pace.ts';

describe('the pace of a run', () => {
  it('is what was asked for on a quick machine, and slower the longer a start takes', () => {
    const run = { calls: 5_000, steps: 24 };
    expect(choosePace(40, { ...run, secondsOfStart: 2 })).toBe(40);
    expect(choosePace(40, { ...run, secondsOfStart: 10 })).toBe(26);
    expect(choosePace(40, { ...run, secondsOfStart: 120 })).toBe(3);
  });
});
