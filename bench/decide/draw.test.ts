import { describe, expect, it } from 'vitest';
import { makeDraw } from './draw.ts';

const drawMany = (seed: number) => {
  const draw = makeDraw(seed);
  return Array.from({ length: 1000 }, () => draw.share());
};

describe('makeDraw', () => {
  it('draws the same for the same seed, and another for another', () => {
    expect(drawMany(1)).toEqual(drawMany(1));
    expect(drawMany(1)).not.toEqual(drawMany(2));
  });

  it('draws from 0 up to 1, evenly', () => {
    const shares = drawMany(3);
    expect(shares.every((share) => share >= 0 && share < 1)).toBe(true);
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.05);
  });

  it('draws each of several, the first and the last among them', () => {
    const draw = makeDraw(4);
    const drawn = new Set(Array.from({ length: 200 }, () => draw.oneOf(['a', 'b', 'c'])));
    expect([...drawn].sort()).toEqual(['a', 'b', 'c']);
    expect(draw.oneOf(['only'])).toBe('only');
    const numbers = new Set(Array.from({ length: 200 }, () => draw.upTo(2)));
    expect([...numbers].sort()).toEqual([0, 1, 2]);
  });
});
