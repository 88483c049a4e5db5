import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRange } from './read-range.ts';

describe('readRange', () => {
  it.each([
    ['bytes=0-9', { from: 0, to: 9 }],
    ['bytes=90-', { from: 90, to: 99 }],
    ['bytes=90-500', { from: 90, to: 99 }],
    ['bytes=-10', { from: 90, to: 99 }],
    ['bytes=-500', { from: 0, to: 99 }],
  ])('takes %s of a hundred bytes', (header, range) => {
    expect(readRange(header, 100)).toEqual(range);
  });

  it.each([
    null,
    '',
    'bytes=-',
    'bytes=100-',
    'bytes=9-3',
    'bytes=0-1,5-6',
    'lines=0-9',
    'bytes=-0',
  ])('sends everything for %j', (header) => {
    expect(readRange(header, 100)).toBeUndefined();
  });

  it('never leaves the file', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 1_000_000 }), (from, to, bytes) => {
        const range = readRange(`bytes=${from}-${to}`, bytes);
        if (range === undefined) return;
        expect(range.from).toBeLessThanOrEqual(range.to);
        expect(range.to).toBeLessThan(bytes);
      }),
    );
  });
});
