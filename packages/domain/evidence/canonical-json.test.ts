import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalise } from './canonical-json.ts';

describe('the one text of a value', () => {
  it('has members in the order of their names, and no spaces', () => {
    expect(canonicalise({ b: [1, null, 'é'], a: { d: true, c: 0.5 }, Ä: undefined })).toBe(
      '{"a":{"c":0.5,"d":true},"b":[1,null,"é"]}',
    );
  });

  it('is the same whatever order the members came in, and reads as the same value', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const turned = Object.fromEntries(Object.entries(value).toReversed());
        expect(canonicalise(turned)).toBe(canonicalise(value));
        expect(canonicalise(JSON.parse(canonicalise(value)))).toBe(canonicalise(value));
      }),
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, () => 1])('is refused for %s', (value) => {
    expect(() => canonicalise({ value })).toThrow('cannot be written in JSON');
  });
});
