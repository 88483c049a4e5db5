import { describe, expect, it } from 'vitest';
import { createSequenceReader } from './read-sequence.ts';
import { shortcuts } from './shortcuts.ts';

function press(...keys: [key: string, at: number][]): (string | null)[] {
  const read = createSequenceReader();
  return keys.map(([key, at]) => read(key, at));
}

describe('the keys that lead to a page', () => {
  it.each([
    ['d', '/dashboard'],
    ['l', '/debtors/list'],
    ['c', '/debtors/contacts'],
    ['h', '/calls/history'],
  ])('are g and %s for %s', (letter, page) => {
    expect(press(['g', 0], [letter, 400])).toEqual([null, page]);
    expect(shortcuts.some(({ ways }) => ways.some((way) => way.join('') === `g${letter}`))).toBe(
      true,
    );
  });

  it('want nothing in between', () => {
    expect(press(['g', 0], ['x', 100], ['d', 200])).toEqual([null, null, null]);
    expect(press(['d', 0])).toEqual([null]);
  });

  it('do not wait for ever', () => {
    expect(press(['g', 0], ['d', 1501])).toEqual([null, null]);
    expect(press(['g', 0], ['g', 1400], ['d', 2800])).toEqual([null, null, '/dashboard']);
  });
});
