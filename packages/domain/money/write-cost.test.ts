import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMicro, writeMicro } from './write-cost.ts';

describe('a cost in a file or a form', () => {
  it.each([
    [0, '0'],
    [14_000, '0.014'],
    [1_000_000, '1'],
    [12_345_678, '12.345678'],
  ])('writes %i as %s', (micro, text) => {
    expect(writeMicro(micro)).toBe(text);
    expect(readMicro(text)).toBe(micro);
  });

  it('reads what it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (micro) => {
        expect(readMicro(writeMicro(micro))).toBe(micro);
      }),
    );
  });

  it.each(['', '-1', '1.2345678', 'free', '1,000.5', '.5', '1e3'])('refuses “%s”', (text) => {
    expect(readMicro(text)).toBeNull();
  });

  it('takes a comma before the decimals', () => {
    expect(readMicro(' 0,014 ')).toBe(14_000);
  });
});
