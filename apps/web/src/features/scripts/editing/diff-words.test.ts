import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffWords } from './diff-words.ts';

const words = fc.array(fc.constantFrom('a', 'b', 'c', ' ', '\n', 'pay'), { maxLength: 20 });
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
    fc.assert(
      fc.property(words, words, (one, other) => {
        const [before, after] = [one.join(''), other.join('')];
        expect(keep(['same', 'gone'], before, after)).toBe(before);
        expect(keep(['same', 'new'], before, after)).toBe(after);
      }),
    );
  });
});
