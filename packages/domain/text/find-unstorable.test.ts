import { describe, expect, it } from 'vitest';
import { findUnstorable, isStorable } from './find-unstorable.ts';

const half = '\ud83d';

describe('a text', () => {
  it.each(['', 'Ann Lee', '👩‍👧', '李雷', 'two\nlines', '\u0001'])('can be stored: %j', (text) => {
    expect(isStorable(text)).toBe(true);
  });

  it.each(['\0', 'Ann\0Lee', half, `Ann ${half}`, '\udc67\ud83d'])('cannot: %j', (text) => {
    expect(isStorable(text)).toBe(false);
  });
});

describe('a value from outside', () => {
  it.each([
    ['nothing', undefined],
    ['texts and numbers', { name: 'Ann', tags: ['a', 'b'], count: 1, gone: null }],
    ['a file', { file: new Blob(['\0']) }],
    ['32 levels', JSON.parse(`${'{"a":'.repeat(31)}{}${'}'.repeat(31)}`)],
  ])('is taken where it holds %s', (_, value) => {
    expect(findUnstorable(value)).toBeUndefined();
  });

  it.each([
    ['itself', half, ''],
    ['in a field', { person: { name: `Ann ${half}` } }, 'person.name'],
    ['in a list', { people: ['Ann', 'B\0b'] }, 'people.1'],
    ['in what has no prototype', { of: Object.assign(Object.create(null), { a: '\0' }) }, 'of.a'],
    ['in the name of a field', { person: { [half]: 1 } }, 'person'],
  ])('is refused by the place of a text that cannot be stored: %s', (_, value, path) => {
    expect(findUnstorable(value)).toMatchObject({ path });
  });

  it('is refused where it nests without end, and walked through without exhausting anybody', () => {
    const deep: unknown = JSON.parse(`{"deep":${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
    expect(findUnstorable(deep)).toEqual({ path: 'deep', message: 'At most 32 levels.' });
  });
});
