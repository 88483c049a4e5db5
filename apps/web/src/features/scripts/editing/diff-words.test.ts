import { describe, expect, it } from 'vitest';
import { diffWords } from './diff-words.ts';

const bits = ['a', 'pay', ' ', '\n'];
/** Every text of up to three of these. */
const texts = [0, 1, 2, 3].flatMap((length) =>
  Array.from({ length: bits.length ** length }, (_, number) =>
    Array.from(
      { length },
      (_unused, place) => bits[Math.floor(number / bits.length ** place) % bits.length],
    ).join(''),
  ),
);
const keep = (kinds: readonly string[], before: string, after: string): string =>
  diffWords(before, after)
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ text }) => text)
    .join('');

describe('changed words', () => {
  it('are those that went and those that came', () => {
    expect(diffWords('Please call us today.', 'Please call Ada today.')).toEqual([
      { text: 'Please call ', kind: 'same' },
      { text: 'us', kind: 'gone' },
      { text: 'Ada', kind: 'new' },
      { text: ' today.', kind: 'same' },
    ]);
  });

  it('give both texts again, whatever they are', () => {
    for (const before of texts) {
      for (const after of texts) {
        expect(keep(['same', 'gone'], before, after)).toBe(before);
        expect(keep(['same', 'new'], before, after)).toBe(after);
      }
    }
  });
});
