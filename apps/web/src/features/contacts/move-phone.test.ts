import { describe, expect, it } from 'vitest';
import { movePhone } from './move-phone.ts';

describe('movePhone', () => {
  it('changes places with the one before or after', () => {
    expect(movePhone(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
    expect(movePhone(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
  });

  it('leaves the order at its ends, and for a number that is none of them', () => {
    expect(movePhone(['a', 'b'], 'a', -1)).toEqual(['a', 'b']);
    expect(movePhone(['a', 'b'], 'b', 1)).toEqual(['a', 'b']);
    expect(movePhone(['a', 'b'], 'z', 1)).toEqual(['a', 'b']);
  });
});
