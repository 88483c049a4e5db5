import { describe, expect, it } from 'vitest';
import { readPace } from './read-pace.ts';

describe('a limit that was typed', () => {
  it('is a whole number from one to the most', () => {
    expect(readPace(' 12 ', 1000)).toBe(12);
    expect(readPace('1000', 1000)).toBe(1000);
  });

  it('is none where nothing was typed', () => {
    expect(readPace('  ', 1000)).toBeNull();
  });

  it.each(['0', '1001', '-3', '1.5', 'fast'])('is not %s', (typed) => {
    expect(readPace(typed, 1000)).toBeUndefined();
  });
});
