import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countMistakes, findNearestWord } from './find-nearest-word.ts';

describe('the mistakes in a word', () => {
  it.each([
    ['smith', 'smith', 0],
    ['smyth', 'smith', 1],
    ['smth', 'smith', 1],
    ['smiith', 'smith', 1],
    ['smiht', 'smith', 1],
    ['jonh', 'john', 1],
    ['xyz', 'smith', 5],
    ['', 'ab', 2],
  ])('%s for %s are %i', (typed, meant, mistakes) => {
    expect(countMistakes(typed, meant)).toBe(mistakes);
  });

  it('are none in the word itself, the same from either side, and at most all of its letters', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ñ'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(countMistakes(one, one)).toBe(0);
        expect(countMistakes(one, other)).toBe(countMistakes(other, one));
        expect(countMistakes(one, other)).toBeLessThanOrEqual(Math.max(one.length, other.length));
        expect(countMistakes(one, other) === 0).toBe(one === other);
      }),
    );
  });
});

describe('the word that was meant', () => {
  const known = [
    { word: 'john', people: 900 },
    { word: 'joan', people: 20 },
    { word: 'jones', people: 400 },
    { word: 'gonzalez', people: 300 },
    { word: 'gonzales', people: 500 },
  ];

  it.each([
    ['jonh', 'john'],
    ['johan', 'john'],
    ['gonsalez', 'gonzalez'],
    ['gonzalec', 'gonzales'],
    ['gonsalec', 'gonzales'],
  ])('of %s is %s', (typed, meant) => {
    expect(findNearestWord(typed, known)).toBe(meant);
  });

  it.each(['jo', 'jxx', 'smith', 'jxhx'])('of %s is none of them', (typed) => {
    expect(findNearestWord(typed, known)).toBeUndefined();
  });
});
