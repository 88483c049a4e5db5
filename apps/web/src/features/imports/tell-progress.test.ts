import { describe, expect, it } from 'vitest';
import { findShare, formatShare, roundToQuarter } from './tell-progress.ts';

describe('progress', () => {
  it('is read out four times, not at every step', () => {
    const steps = Array.from({ length: 101 }, (_unused, percent) => roundToQuarter(percent / 100));
    expect([...new Set(steps)]).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });

  it('is given in the percent format of the language', () => {
    expect(formatShare(0.25, 'en')).toBe('25%');
    expect(formatShare(0.25, 'es')).toMatch(/^25\s%$/);
  });

  it('is unknown as long as the whole is, and never more than it', () => {
    expect(findShare({ done: 0, total: 0 })).toBeNull();
    expect(findShare({ done: 3, total: 4 })).toBe(0.75);
    expect(findShare({ done: 5, total: 4 })).toBe(1);
  });
});
