import { plainText } from '@ringfence/contract/common';
import { describe, expect, it } from 'vitest';

describe('plain text', () => {
  const isTaken = (text: string) => plainText(20).safeParse(text).success;

  it.each(['Ann Lee', 'Núñez', "O'Brien", 'Ann\u00a0Lee', '李雷', '👩‍👧', ' Ann '])(
    'is what people write: %j',
    (text) => {
      expect(isTaken(text)).toBe(true);
    },
  );

  it.each(['Ann\nLee', 'Ann\tLee', 'Ann\u2028Lee', 'Ann\u2029Lee', 'Ann\u0000', 'Ann\u0085Lee'])(
    'has no line breaks, be they of another kind, and no control characters: %j',
    (text) => {
      expect(isTaken(text)).toBe(false);
    },
  );

  it('is not too long', () => {
    expect([isTaken('a'.repeat(20)), isTaken('a'.repeat(21))]).toEqual([true, false]);
  });
});
