import { describe, expect, it } from 'vitest';
import { mostRows, requireRoom } from './require-room.ts';

describe('a file of very many rows', () => {
  it('is taken up to twenty million of them, and refused with a sentence beyond', () => {
    expect(() => requireRoom(mostRows)).not.toThrow();
    expect(() => requireRoom(mostRows + 1)).toThrow(/20,000,000 rows.*Split it/);
  });
});
