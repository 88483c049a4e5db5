import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharePace } from './share-pace.ts';

describe('a pace that others take too', () => {
  it('is shared in equal parts', () => {
    expect(sharePace(10, [])).toBe(10);
    expect(sharePace(10, [null])).toBe(5);
    expect(sharePace(10, [null, null, 50])).toBe(2.5);
  });

  it('leaves what others may not take to the rest', () => {
    expect(sharePace(10, [1])).toBe(9);
    expect(sharePace(10, [1, null])).toBe(4.5);
    expect(sharePace(10, [6])).toBe(5);
  });

  it('is never less than an equal part, and never more than what the others leave', () => {
    const limits = fc.array(fc.option(fc.integer({ min: 1, max: 100 })), { maxLength: 8 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), limits, (pace, others) => {
        const part = sharePace(pace, others);
        expect(part).toBeGreaterThanOrEqual(pace / (others.length + 1) - 1e-9);
        const taken = others.reduce<number>((sum, limit) => sum + Math.min(limit ?? part, part), 0);
        expect(part + taken).toBeCloseTo(pace);
      }),
    );
  });
});
